import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { workspacePath } from '#domain/datasets/overview/list-url.ts';
import { DatasetLink } from '../../annotation/toolbar/dataset-link.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './information.module.css';

interface DatasetFactsProps {
  readonly dataset: Dataset;
  /** Shown only to annotators: admins see the form that changes it. */
  readonly showsMinSubmitted?: boolean;
}

export function DatasetFacts({ dataset, showsMinSubmitted = false }: DatasetFactsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, name, workspaceName, distribution, createdAt, lastActivityAt } = dataset;
  return (
    <dl className={styles.facts}>
      <dt>{t('datasetInfo.name')}</dt>
      <dd className={styles.named}>
        <bdi>{name}</bdi>
        <DatasetLink datasetId={id} />
      </dd>
      <dt>{t('datasets.workspace')}</dt>
      <dd dir="auto">
        <PageLink to={workspacePath(workspaceName)}>
          <bdi>{workspaceName}</bdi>
        </PageLink>
      </dd>
      {showsMinSubmitted && (
        <>
          <dt>{t('datasetInfo.minSubmitted')}</dt>
          <dd>{distribution.minSubmitted}</dd>
        </>
      )}
      <dt>{t('datasetInfo.created')}</dt>
      <dd>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </dd>
      <dt>{t('datasetInfo.lastActivity')}</dt>
      <dd>
        <time dateTime={lastActivityAt}>{moment(lastActivityAt)}</time>
      </dd>
    </dl>
  );
}
