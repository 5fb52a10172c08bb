import type { ReactNode } from 'react';
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
  readonly showsMinSubmitted: boolean;
}

export function DatasetFacts({ dataset, showsMinSubmitted }: DatasetFactsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, workspaceName, distribution, createdAt, lastActivityAt } = dataset;
  return (
    <div className={styles.line}>
      <dl className={styles.facts}>
        <Fact name={t('datasets.workspace')}>
          <PageLink to={workspacePath(workspaceName)}>
            <bdi>{workspaceName}</bdi>
          </PageLink>
        </Fact>
        {showsMinSubmitted && <Fact name={t('datasetInfo.minSubmitted')}>{distribution.minSubmitted}</Fact>}
        <Fact name={t('datasetInfo.created')}>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </Fact>
        <Fact name={t('datasetInfo.lastActivity')}>
          <time dateTime={lastActivityAt}>{moment(lastActivityAt)}</time>
        </Fact>
      </dl>
      <DatasetLink datasetId={id} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
