import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type AccessLoss, accessLossFrom } from '#application/shared/access-loss.ts';
import type { SettingsTab } from '#domain/datasets/settings/tab.ts';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../components/marks/visually-hidden.tsx';
import { ExportButton } from '../datasets/exporting/export-button.tsx';
import { addingPath, annotationPath, datasetCrumbs, qualityPath } from '../layouts/crumbs.ts';
import { ErrorPage } from '../layouts/error-page.tsx';
import { FailedPage } from '../layouts/failed-page.tsx';
import { InternalLayout } from '../layouts/internal-layout.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import { DatasetFacts } from './information/dataset-facts.tsx';
import { DatasetInformation } from './information/dataset-information.tsx';
import { SettingsViewModel } from './model/settings-view-model.ts';
import styles from './settings.module.css';
import { SettingsTabs } from './settings-tabs.tsx';

export function SettingsScreen() {
  const { id = '' } = useParams();
  return <SettingsOf key={id} datasetId={id} />;
}

const SettingsOf = observer(function SettingsOf({ datasetId }: { readonly datasetId: string }) {
  const viewModel = useViewModel(SettingsViewModel, datasetId);
  const { t } = useTranslation();
  useLeaving(viewModel);
  const { dataset, loading, load } = viewModel;
  if (accessLossFrom(loading.failure) === 'closed') return <ErrorPage status={403} message={t('datasetInfo.closed')} />;
  if (loading.isFailing) return <FailedPage loading={loading} title={t('datasetInfo.failed')} load={load} />;

  const settings = t('datasetInfo.settings');
  return (
    <InternalLayout
      crumbs={datasetCrumbs(t('common.home'), dataset, settings)}
      title={dataset ? `${settings} · ${dataset.name}` : settings}
      heading={dataset?.name ?? settings}
      about={dataset && <DatasetFacts dataset={dataset} showsMinSubmitted={!viewModel.changeable} />}
      actions={
        <>
          {viewModel.changeable && <ButtonLink to={addingPath(datasetId)}>{t('changing.addRecords')}</ButtonLink>}
          {viewModel.changeable && <ButtonLink to={qualityPath(datasetId)}>{t('annotation.quality')}</ButtonLink>}
          {dataset && <ExportButton dataset={dataset} />}
          <ButtonLink look="strong" to={annotationPath(datasetId)}>
            {t('datasetInfo.open')}
          </ButtonLink>
        </>
      }
    >
      <Content viewModel={viewModel} />
    </InternalLayout>
  );
});

const Content = observer(function Content({ viewModel }: { readonly viewModel: SettingsViewModel }) {
  const { dataset, changeable, loss } = viewModel;
  if (!dataset) return <Waiting />;
  return (
    <>
      {loss && <LossNote loss={loss} />}
      {changeable ? <SettingsTabs viewModel={viewModel} dataset={dataset} /> : <DatasetInformation dataset={dataset} />}
    </>
  );
});

/** Unsaved input stays on the screen, so that the admin can copy it. */
function LossNote({ loss }: { readonly loss: AccessLoss }) {
  const { t } = useTranslation();
  return (
    <p className={styles.loss} role="alert">
      <strong>{t(`loss.${loss}`)}</strong> {t('changing.lost')}
    </p>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

function useLeaving(viewModel: SettingsViewModel) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef((_: SettingsTab) => {});
  latest.current = (tab) => void navigate({ pathname, search: `?${new URLSearchParams({ tab })}` });

  useEffect(() => () => viewModel.storeUnsaved((tab) => latest.current(tab)), [viewModel]);
}
