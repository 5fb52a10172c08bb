import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { workspacePath } from '#domain/datasets/overview/list-url.ts';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../components/marks/visually-hidden.tsx';
import { useFormats } from '../i18n/use-formats.ts';
import { annotationPath, datasetCrumbs } from '../layouts/crumbs.ts';
import { FailedPage } from '../layouts/failed-page.tsx';
import { InternalLayout } from '../layouts/internal-layout.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import styles from './settings.module.css';
import { SettingsViewModel } from './settings-view-model.ts';

/** What a dataset is about, for whoever answers its records. */
export const SettingsScreen = observer(function SettingsScreen() {
  const { id = '' } = useParams();
  const { dataset, loading, load } = useViewModel(SettingsViewModel, id);
  const { t } = useTranslation();
  if (loading.hasFailed) return <FailedPage failure={loading.failure} title={t('datasetInfo.failed')} onRetry={load} />;

  const settings = t('datasetInfo.settings');
  return (
    <InternalLayout
      crumbs={datasetCrumbs(t('common.home'), dataset, settings)}
      title={dataset ? `${settings} · ${dataset.name}` : settings}
      heading={dataset?.name ?? settings}
      actions={
        <PageLink className={styles.open} to={annotationPath(id)}>
          {t('datasetInfo.open')}
        </PageLink>
      }
    >
      {dataset ? <Information dataset={dataset} /> : <Waiting />}
    </InternalLayout>
  );
});

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

function Information({ dataset }: { readonly dataset: Dataset }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { name, workspaceName, distribution, createdAt, lastActivityAt, guidelines } = dataset;
  return (
    <div className={styles.information}>
      <dl className={styles.facts}>
        <dt>{t('datasetInfo.name')}</dt>
        <dd dir="auto">{name}</dd>
        <dt>{t('datasets.workspace')}</dt>
        <dd dir="auto">
          <PageLink to={workspacePath(workspaceName)}>
            <bdi>{workspaceName}</bdi>
          </PageLink>
        </dd>
        <dt>{t('datasetInfo.minSubmitted')}</dt>
        <dd>{distribution.minSubmitted}</dd>
        <dt>{t('datasetInfo.created')}</dt>
        <dd>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </dd>
        <dt>{t('datasetInfo.lastActivity')}</dt>
        <dd>
          <time dateTime={lastActivityAt}>{moment(lastActivityAt)}</time>
        </dd>
      </dl>
      <section className={styles.guidelines} aria-labelledby="guidelines">
        <h2 id="guidelines">{t('annotation.guidelines')}</h2>
        <p dir="auto" data-is-empty={guidelines === undefined}>
          {guidelines ?? t('annotation.noGuidelines')}
        </p>
      </section>
    </div>
  );
}
