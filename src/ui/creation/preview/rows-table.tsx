import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { limits } from '#domain/shared/limits.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { arrowSteps } from '../../components/roving-focus.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './rows-table.module.css';
import type { RowsViewModel } from './rows-view-model.ts';

interface RowsTableProps {
  readonly plan: Pick<DatasetPlan, 'columns' | 'columnTypes'>;
  readonly rows: RowsViewModel;
}

export const RowsTable = observer(function RowsTable({ plan, rows }: RowsTableProps) {
  const { t } = useTranslation();
  const id = useId();
  const body = useFocusOnShownRow(rows.index);
  return (
    <section className={styles.rows} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('preparing.rowsPreview')}</h2>
        {rows.total > limits.previewRows && <Paging rows={rows} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('preparing.rowsTable')}>
        <table>
          <thead>
            <tr>
              <td />
              {plan.columns.map((name) => (
                <th key={name} scope="col">
                  <bdi>{name}</bdi>
                  <span lang="en">{plan.columnTypes?.[name]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.page.map(({ at, row }) => (
              <Row key={at} at={at} row={row} columns={plan.columns} rows={rows} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
});

/** Moves the focus with the shown row, since the other rows are reachable only by arrow keys. */
function useFocusOnShownRow(at: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another row is shown
  useEffect(() => {
    const isWithin = body.current?.contains(document.activeElement);
    if (isWithin) body.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [at]);
  return body;
}

function Paging({ rows }: { readonly rows: RowsViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { index, total, sourceTotal, step } = rows;
  const first = index - (index % limits.previewRows);
  const last = Math.min(first + limits.previewRows, total);
  return (
    <div className={styles.bar}>
      <IconButton
        look="quiet"
        label={t('preparing.previousRows')}
        aria-disabled={first === 0}
        onClick={() => step(-limits.previewRows)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <span role="status">
        {t(sourceTotal === total ? 'preparing.rowsOf' : 'preparing.rowsOfFirst', {
          first: number(first + 1),
          last: number(last),
          total: number(total),
        })}
      </span>
      <IconButton
        look="quiet"
        label={t('preparing.nextRows')}
        aria-disabled={last === total}
        onClick={() => last < total && step(Math.min(limits.previewRows, total - 1 - index))}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

interface RowProps {
  readonly at: number;
  readonly row: FileRow;
  readonly columns: readonly string[];
  readonly rows: RowsViewModel;
}

const Row = observer(function Row({ at, row, columns, rows }: RowProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const isShown = at === rows.index;
  const handleKey = (event: KeyboardEvent) => {
    const by = arrowSteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    rows.step(by);
  };
  return (
    <tr data-shown={isShown}>
      <th scope="row">
        <button
          type="button"
          tabIndex={isShown ? 0 : -1}
          aria-current={isShown || undefined}
          onKeyDown={handleKey}
          aria-label={t('preparing.showRow', { number: number(at + 1) })}
          onClick={() => rows.step(at - rows.index)}
        >
          {number(at + 1)}
        </button>
      </th>
      {columns.map((name) => (
        <td key={name} dir="auto">
          {cellText(row[name], isShown ? limits.maxShownCellChars : limits.maxPreviewCellChars)}
        </td>
      ))}
    </tr>
  );
});

/** The cells of the shown row wrap, so that their texts can be read. */
function cellText(value: unknown, maxChars: number): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = text.slice(0, maxChars).replace(/\s+/g, ' ');
  return text.length > maxChars ? `${shown}…` : shown;
}
