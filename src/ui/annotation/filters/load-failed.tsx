import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import styles from './filters.module.css';

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="status">
      <p>{t('filters.failed')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}
