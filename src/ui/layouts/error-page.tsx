import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/controls/button.tsx';
import { Logo } from '../components/marks/logo.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import styles from './error-page.module.css';
import { PageHeading } from './page-heading.tsx';

interface ErrorPageProps {
  readonly status?: number;
  readonly message: string;
  /** Shows a retry button, for errors that may be temporary. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  readonly children?: ReactNode;
}

export function ErrorPage({ status = 500, message, onRetry, isRetrying = false, children }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.page} id="main">
      <p className={styles.code} aria-hidden>
        {status}
      </p>
      <div className={styles.text}>
        <span className={styles.pill}>{t('error.pill', { status })}</span>
        <PageHeading title={`${status}`}>{t('error.title')}</PageHeading>
        <p className={styles.message}>{message}</p>
        {status === 404 && <p className={styles.hint}>{t('error.notFoundHint')}</p>}
        {children}
        <div className={styles.actions}>
          <HomeLink reloadDocument={status >= 500}>
            <Logo size={18} />
          </HomeLink>
          {onRetry && (
            <Button busy={isRetrying} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
