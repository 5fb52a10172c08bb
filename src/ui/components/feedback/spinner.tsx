import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import styles from './spinner.module.css';

export function Spinner({ size = limits.spinnerPx }: { readonly size?: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.spinner} role="status">
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeWidth="3" aria-hidden>
        <circle className={styles.track} cx="16" cy="16" r="13" />
        <path className={styles.arc} d="M16 3a13 13 0 0 1 13 13" strokeLinecap="round" />
      </svg>
      <span className={styles.text}>{t('common.loading')}</span>
    </span>
  );
}
