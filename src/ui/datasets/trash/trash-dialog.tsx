import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from './trash.module.css';
import { TrashRow } from './trash-row.tsx';
import { TrashViewModel } from './trash-view-model.ts';
import { useFocusNearby } from './use-focus-nearby.ts';

interface TrashDialogProps {
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

export const TrashDialog = observer(function TrashDialog({ onRestored, onClose }: TrashDialogProps) {
  const viewModel = useViewModel(TrashViewModel);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const { datasets, loading, load } = viewModel;
  const handleFocus = useFocusNearby(body, datasets);
  const callbacks = { onRestored, openDataset: (id: string) => void navigate(`/dataset/${id}/annotation-mode`) };

  return (
    <Dialog title={t('datasets.deleted')} onClose={onClose}>
      <div ref={body} className={styles.body}>
        <p role="status" tabIndex={-1} className={styles.count}>
          {datasets && t('trash.found', { count: datasets.length })}
        </p>
        {datasets && datasets.length > 0 && (
          <ul className={styles.list} onFocus={handleFocus}>
            {datasets.map((dataset) => (
              <TrashRow key={dataset.id} dataset={dataset} viewModel={viewModel} callbacks={callbacks} />
            ))}
          </ul>
        )}
        {!datasets && (loading.hasFailed ? <NotLoaded onRetry={load} /> : <LoadingRows />)}
      </div>
    </Dialog>
  );
});

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('trash.failed')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

function LoadingRows() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={3} look="block" />
    </div>
  );
}
