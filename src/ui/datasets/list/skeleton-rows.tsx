import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import styles from './list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SkeletonRows() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
