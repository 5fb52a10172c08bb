import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../marks/logo.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly status?: number;
  readonly message: string;
}

export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.page} id="main">
      <title>{`${status} · ${t('product')}`}</title>
      <p className={styles.code} aria-hidden>
        {status}
      </p>
      <div className={styles.text}>
        <span className={styles.pill}>{t('error.pill', { status })}</span>
        <h1>{t('error.title')}</h1>
        <p className={styles.message}>{message}</p>
        {status === 404 && <p className={styles.hint}>{t('error.notFoundHint')}</p>}
        <Link className={styles.home} to="/" reloadDocument={status !== 404}>
          <Logo size={18} />
          {t('error.home')}
        </Link>
      </div>
    </main>
  );
}
