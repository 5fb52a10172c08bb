import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { EmptyRecords } from '../workbench/empty-records.tsx';
import { RecordsFailed } from '../workbench/records-failed.tsx';
import styles from './bulk.module.css';
import { BulkCard } from './bulk-card.tsx';
import type { BulkViewModel } from './bulk-view-model.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface BulkSheetsProps {
  readonly bulk: BulkViewModel;
  readonly work: AnnotationViewModel;
}

/** The records of the page, or why there are none. */
export const BulkSheets = observer(function BulkSheets({ bulk, work }: BulkSheetsProps) {
  const { t } = useTranslation();
  const { page, has } = bulk.selection;
  const { opened, criteria, loading } = work.records;
  const place = useKeptPlace(page, bulk.isCollapsed);

  return (
    <section
      {...place}
      className={styles.list}
      data-many
      data-reading
      data-collapsed={bulk.isCollapsed}
      aria-label={t('annotation.reading')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
    >
      {loading.isFailing && <RecordsFailed records={work.records} />}
      {opened &&
        page.map((record) => (
          <BulkCard
            key={record.id}
            record={record}
            bulk={bulk}
            isSelected={has(record.id)}
            fields={opened.fields}
            search={criteria?.search}
          />
        ))}
      {page.length === 0 && !loading.isFailing && <Nothing work={work} />}
    </section>
  );
});

const Nothing = observer(function Nothing({ work }: Pick<BulkSheetsProps, 'work'>) {
  const { t } = useTranslation();
  if (work.records.hasEnded) return <EmptyRecords viewModel={work} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={12} />
    </div>
  );
});
