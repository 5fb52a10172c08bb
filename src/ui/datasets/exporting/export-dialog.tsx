import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { useRestoredFocus } from '../../components/feedback/use-restored-focus.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import { ExportViewModel } from './export-view-model.ts';
import styles from './exporting.module.css';
import { FileProgressBar } from './file-progress-bar.tsx';
import { Losses } from './losses.tsx';
import { OrderForm } from './order-form.tsx';
import type { ViewedRecords } from './viewed-records.ts';

interface ExportDialogProps {
  readonly dataset: Dataset;
  readonly view?: ViewedRecords | undefined;
  readonly onClose: () => void;
}

export const ExportDialog = observer(function ExportDialog({ dataset, view, onClose }: ExportDialogProps) {
  const viewModel = useViewModel(ExportViewModel, dataset.id, dataset.workspaceId);
  const { t } = useTranslation();
  const { writing, isReady, shape } = viewModel;
  const content = useRestoredFocus(writing.isRunning);
  const confirm = {
    text: t('exporting.write'),
    isBusy: writing.isRunning,
    isDisabled: !isReady,
    onConfirm: () => viewModel.write(dataset, view?.criteria, onClose),
  };
  return (
    <Dialog title={t('exporting.title', { name: dataset.name })} confirm={confirm} onClose={onClose}>
      {shape ? (
        <div ref={content} className={styles.content}>
          <fieldset className={styles.order} disabled={writing.isRunning}>
            <OrderForm viewModel={viewModel} shape={shape} view={view} />
          </fieldset>
          <Losses order={viewModel.order} shape={shape} />
          <WritingStatus viewModel={viewModel} />
        </div>
      ) : (
        <LoadingStatus viewModel={viewModel} dataset={dataset} />
      )}
    </Dialog>
  );
});

const WritingStatus = observer(function WritingStatus({ viewModel }: { readonly viewModel: ExportViewModel }) {
  const { t } = useTranslation();
  const { writing, progress, stop } = viewModel;
  return (
    <>
      <div className={styles.failed} role="alert">
        {writing.hasFailed && (
          <>
            {t('exporting.failed')} <Reason message={reasonOf(writing.failure)} />
          </>
        )}
      </div>
      {writing.isRunning && <FileProgressBar progress={progress} onStop={stop} />}
    </>
  );
});

interface LoadingStatusProps {
  readonly viewModel: ExportViewModel;
  readonly dataset: Dataset;
}

const LoadingStatus = observer(function LoadingStatus({ viewModel, dataset }: LoadingStatusProps) {
  const { t } = useTranslation();
  const { loading, load } = viewModel;
  if (loading.hasFailed)
    return (
      <div role="alert" className={styles.content}>
        <div>
          {t('exporting.unknown')} <Reason message={reasonOf(loading.failure)} />
        </div>
        <Button onClick={() => load(dataset.id)}>{t('common.retry')}</Button>
      </div>
    );
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  );
});
