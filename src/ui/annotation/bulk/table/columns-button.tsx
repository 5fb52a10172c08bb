import { Columns3 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOf, shownColumns, toggledColumn } from '#domain/annotation/bulk/table-columns.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';
import type { BulkViewModel } from '../bulk-view-model.ts';
import styles from './table.module.css';
import { useColumnTitle } from './use-column-title.ts';

interface ColumnsButtonProps {
  readonly bulk: BulkViewModel;
  readonly records: RecordsViewModel;
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (columns: readonly string[] | undefined) => void;
}

export const ColumnsButton = observer(function ColumnsButton({ bulk, records, chosen, onChoose }: ColumnsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const titleOf = useColumnTitle(records.opened);
  const all = columnsOf(records.opened?.fields ?? [], records.opened?.questions ?? [], bulk.selection.pageRecords);
  const shown = shownColumns(all, chosen);
  return (
    <>
      <IconButton label={t('bulk.columns')} showsLabel onClick={() => setOpen(true)}>
        <Columns3 size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title={t('bulk.columns')} onClose={() => setOpen(false)}>
          <ul className={styles.columns}>
            {all.map((column) => (
              <li key={column.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={shown.includes(column)}
                    onChange={() => onChoose(toggledColumn(shown, column.id))}
                  />
                  <span dir="auto">{titleOf(column)}</span>
                  {column.kind === 'metadata' && <small>{t('bulk.metadata')}</small>}
                </label>
              </li>
            ))}
          </ul>
          {chosen && (
            <Button look="quiet" onClick={() => onChoose(undefined)}>
              {t('bulk.usualColumns')}
            </Button>
          )}
        </Dialog>
      )}
    </>
  );
});
