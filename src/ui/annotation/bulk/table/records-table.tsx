import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf, shownColumns, type TableColumn } from '#domain/annotation/bulk/table-columns.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { withPage } from '#domain/criteria/criteria.ts';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';
import type { BulkViewModel } from '../bulk-view-model.ts';
import { RefusalReason } from '../refusal-reason.tsx';
import { RecordCell } from './record-cell.tsx';
import styles from './table.module.css';
import { useColumnTitle } from './use-column-title.ts';

interface RecordsTableProps {
  readonly bulk: BulkViewModel;
  readonly records: RecordsViewModel;
  readonly chosen: readonly string[] | undefined;
}

/** One line for each record. */
export const RecordsTable = observer(function RecordsTable({ bulk, records, chosen }: RecordsTableProps) {
  const { t } = useTranslation();
  const { opened } = records;
  const { pageRecords } = bulk.selection;
  const titleOf = useColumnTitle(opened);
  if (!opened) return null;
  const columns = shownColumns(columnsOf(opened.fields, opened.questions, pageRecords), chosen);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('annotation.pager')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('bulk.selection')}</VisuallyHidden>
          </th>
          <th scope="col">{t('bulk.number')}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" dir="auto" title={titleOf(column)}>
              {titleOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pageRecords.map((record) => (
          <RecordRow key={record.id} record={record} columns={columns} bulk={bulk} records={records} />
        ))}
      </tbody>
    </table>
  );
});

interface RecordRowProps extends Omit<RecordsTableProps, 'chosen'> {
  readonly record: DatasetRecord;
  readonly columns: readonly TableColumn[];
}

const RecordRow = observer(function RecordRow({ record, columns, bulk, records }: RecordRowProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { selection, submission } = bulk;
  const { page } = record;
  const { criteria, opened } = records;
  const handleSelect = ({ shiftKey }: MouseEvent) =>
    shiftKey ? selection.selectUpTo(record.id) : selection.toggle(record.id);
  const handleOpen = () => criteria && records.apply(withPage(criteria, { mode: 'focus', position: page }));

  return (
    <>
      <tr data-selected={selection.isSelected(record.id)}>
        <td>
          <label className={styles.box}>
            <input
              type="checkbox"
              data-select
              checked={selection.isSelected(record.id)}
              aria-label={t('bulk.select', { page })}
              onClick={handleSelect}
              readOnly
            />
          </label>
        </td>
        <td>
          <button
            type="button"
            className={styles.open}
            aria-label={t('annotation.record', { page })}
            onClick={handleOpen}
          >
            {number(page)}
          </button>
        </td>
        {columns.map((column) => (
          <RecordCell key={column.id} column={column} record={record} opened={opened} />
        ))}
      </tr>
      {submission.refused.has(record.id) && (
        <tr>
          <td colSpan={columns.length + 2}>
            <RefusalReason bulk={bulk} recordId={record.id} />
          </td>
        </tr>
      )}
    </>
  );
});
