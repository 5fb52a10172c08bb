import { Settings } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import button from '../../components/controls/button.module.css';
import { tip } from '../../components/tooltips/tip.ts';
import { ExportButton } from '../../datasets/exporting/export-button.tsx';
import type { ViewedRecords } from '../../datasets/exporting/viewed-records.ts';
import { settingsPath } from '../../layouts/crumbs.ts';
import { PrefetchContext } from '../../navigation/page-link.tsx';
import { qualityAddress } from '../../navigation/quality-address.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import styles from '../annotation.module.css';
import { ForLeads } from '../team/for-leads.tsx';
import { DatasetLink } from './dataset-link.tsx';

const QualityLink = lazyComponent(async () => (await import('./quality-link.tsx')).QualityLink);

interface DatasetActionsProps {
  readonly dataset: Dataset;
  /** Read when the user exports: the page does not render again for each record. */
  readonly viewed: () => ViewedRecords | undefined;
}

export function DatasetActions({ dataset, viewed }: DatasetActionsProps) {
  const { t } = useTranslation();
  const prefetch = useContext(PrefetchContext);
  const path = settingsPath(dataset.id);
  const settings = t('datasets.settings');
  const handlePrefetch = () => prefetch(path); // not on sight: few users go there, and records have priority
  const qualityAddressOfView = () => qualityAddress(dataset.id, viewed()?.criteria ?? initialCriteria);
  return (
    <>
      <span className={styles.link}>
        <DatasetLink datasetId={dataset.id} />
      </span>
      <ForLeads>
        <QualityLink address={qualityAddressOfView} className={`${styles.settings} ${styles.quality}`} />
      </ForLeads>
      <ExportButton dataset={dataset} viewed={viewed} />
      <Link
        className={styles.settings}
        to={path}
        aria-label={settings}
        {...tip(settings)}
        onPointerEnter={handlePrefetch}
        onFocus={handlePrefetch}
      >
        <Settings size={18} aria-hidden />
        <span className={button.word}>{settings}</span>
      </Link>
    </>
  );
}
