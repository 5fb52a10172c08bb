import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BulkLayout } from '#domain/annotation/panels/layouts.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { EmptyRecords } from '../workbench/empty-records.tsx';
import { RecordsFailed } from '../workbench/records-failed.tsx';
import styles from './bulk.module.css';
import { BulkCard } from './bulk-card.tsx';
import type { BulkViewModel } from './bulk-view-model.ts';
import { RecordsTable } from './table/records-table.tsx';
import { useKeepScrollPosition } from './use-keep-scroll-position.ts';

interface BulkRecordsProps {
  readonly bulk: BulkViewModel;
  readonly viewModel: AnnotationViewModel;
  readonly layout: BulkLayout;
}

export const BulkRecords = observer(function BulkRecords({ bulk, viewModel, layout }: BulkRecordsProps) {
  const { t } = useTranslation();
  const { pageRecords, isSelected } = bulk.selection;
  const { opened, criteria, loading } = viewModel.records;
  const scrolling = useKeepScrollPosition(pageRecords, bulk.isCollapsed);

  return (
    <section
      {...scrolling}
      className={styles.list}
      data-many
      data-reading
      data-collapsed={bulk.isCollapsed}
      aria-label={t('annotation.reading')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
    >
      {loading.isFailing && <RecordsFailed records={viewModel.records} />}
      {opened && layout.view === 'table' && pageRecords.length > 0 && (
        <RecordsTable bulk={bulk} records={viewModel.records} chosen={layout.columns} />
      )}
      {opened &&
        layout.view === 'cards' &&
        pageRecords.map((record) => (
          <BulkCard
            key={record.id}
            record={record}
            bulk={bulk}
            isSelected={isSelected(record.id)}
            dataset={opened.dataset}
            fields={opened.fields}
            search={criteria?.search}
          />
        ))}
      {pageRecords.length === 0 && !loading.isFailing && <NoRecords viewModel={viewModel} />}
    </section>
  );
});

const NoRecords = observer(function NoRecords({ viewModel }: Pick<BulkRecordsProps, 'viewModel'>) {
  const { t } = useTranslation();
  if (viewModel.records.hasEnded) return <EmptyRecords viewModel={viewModel} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={12} />
    </div>
  );
});
