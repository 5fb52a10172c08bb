import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isCreatedFromUi } from '#domain/datasets/dataset.ts';
import { canAddRecords } from '#domain/datasets/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { annotationPath, datasetCrumbs } from '../../layouts/crumbs.ts';
import { ErrorPage } from '../../layouts/error-page.tsx';
import { FailedPage } from '../../layouts/failed-page.tsx';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import file from '../file/file.module.css';
import { FileFactsBar } from '../file/file-facts-bar.tsx';
import { PasteText, PickFile } from '../file/pick-or-paste.tsx';
import preparation from '../preparation/preparation.module.css';
import { AddedPreview } from './added-preview.tsx';
import { AddingViewModel } from './adding-view-model.ts';
import { ColumnsSection } from './columns-section.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import { FromHub } from './from-hub.tsx';

export const AddingScreen = observer(function AddingScreen() {
  const { id = '' } = useParams();
  const { user } = useShared(Session);
  const { t } = useTranslation();
  if (!user || !canAddRecords(user)) return <ErrorPage status={403} message={t('errors.http.403')} />;
  return <AddRecords key={id} datasetId={id} />;
});

const AddRecords = observer(function AddRecords({ datasetId }: { readonly datasetId: string }) {
  const viewModel = useViewModel(AddingViewModel, datasetId);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dataset, loading, load, reading, adding, canAdd } = viewModel;
  if (loading.isFailing) return <FailedPage loading={loading} title={t('datasetInfo.failed')} load={load} />;
  const title = t('adding.title');
  const handleAdd = () => viewModel.add(() => void navigate(annotationPath(datasetId)));
  return (
    <InternalLayout
      crumbs={datasetCrumbs(t('common.home'), dataset, title)}
      title={dataset ? `${title} · ${dataset.name}` : title}
      heading={title}
      about={dataset && t('adding.about', { name: dataset.name })}
      actions={
        reading.inspection && (
          <Button look="strong" busy={adding.isRunning} disabled={!canAdd && !adding.isRunning} onClick={handleAdd}>
            {t('adding.add', { count: reading.scan?.rows ?? 0 })}
          </Button>
        )
      }
    >
      {dataset ? <Content viewModel={viewModel} /> : <Waiting />}
    </InternalLayout>
  );
});

const Content = observer(function Content({ viewModel }: { readonly viewModel: AddingViewModel }) {
  const { reading, reset, dataset } = viewModel;
  if (!reading.inspection)
    return (
      <div className={file.beginning}>
        <PickFile reading={reading} />
        <PasteText reading={reading} />
        {dataset && isCreatedFromUi(dataset) && <FromHub dataset={dataset} origin={dataset.metadata} />}
      </div>
    );
  return (
    <>
      <FileFactsBar reading={reading} onStartOver={reset} />
      <div className={preparation.columns}>
        <AddedPreview viewModel={viewModel} />
        <div className={preparation.parts}>
          <DuplicatesSection viewModel={viewModel} />
          <ColumnsSection viewModel={viewModel} />
        </div>
      </div>
    </>
  );
});

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}
