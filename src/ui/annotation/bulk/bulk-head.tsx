import { ArrowLeft, ArrowRight, ChevronsDownUp, ChevronsUpDown, Rows2, SlidersHorizontal, Table } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkLayout, bulkViews } from '#domain/annotation/panels/layouts.ts';
import { positionOf, recordsOn } from '#domain/criteria/page.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';
import toolbar from '../toolbar/toolbar.module.css';
import styles from './bulk-head.module.css';
import type { BulkViewModel } from './bulk-view-model.ts';
import { ColumnsButton } from './table/columns-button.tsx';

interface BulkHeadProps {
  readonly bulk: BulkViewModel;
  readonly records: RecordsViewModel;
}

interface LayoutProps {
  readonly layout: BulkLayout;
  readonly onLayout: (change: Partial<BulkLayout>) => void;
}

export const BulkHead = observer(function BulkHead({ bulk, records, layout, onLayout }: BulkHeadProps & LayoutProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.head} data-many>
      <SelectionControls bulk={bulk} total={records.queue.total} />
      <span id={id} className={styles.view} data-open={isOpen}>
        {layout.view === 'cards' && <CollapseButton bulk={bulk} />}
        {layout.view === 'table' && (
          <ColumnsButton
            bulk={bulk}
            records={records}
            chosen={layout.columns}
            onChoose={(columns) => onLayout({ columns })}
          />
        )}
        <ListSwitch layout={layout} onLayout={onLayout} />
        <PageSize bulk={bulk} records={records} />
      </span>
      <PageButtons bulk={bulk} records={records} />
      <span className={styles.opener}>
        <IconButton
          label={t('bulk.viewOptions')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
});

function ListSwitch({ layout, onLayout }: LayoutProps) {
  const { t } = useTranslation();
  return (
    <span className={toolbar.views}>
      {bulkViews.map((view) => (
        <IconButton
          key={view}
          label={t(`bulk.views.${view}`)}
          aria-pressed={layout.view === view}
          onClick={() => onLayout({ view })}
        >
          {view === 'cards' ? <Rows2 size={18} aria-hidden /> : <Table size={18} aria-hidden />}
        </IconButton>
      ))}
    </span>
  );
}

const SelectionControls = observer(function SelectionControls({
  bulk,
  total,
}: {
  readonly bulk: BulkViewModel;
  readonly total: number;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { selection } = bulk;
  const { count, isPageSelected, canSelectEverything, isEverything, loadingEverything } = selection;
  const all = Math.min(total, limits.maxSelectedRecords);
  const isPartly = count > 0 && !isPageSelected;
  return (
    <span className={styles.selected}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isPartly;
          }}
          checked={isPageSelected}
          onChange={selection.togglePage}
        />
        {count === 0 ? t('bulk.page') : t('bulk.selected', { count, shown: number(count) })}
      </label>
      {canSelectEverything && (
        <Button look="quiet" data-everything busy={loadingEverything.isRunning} onClick={bulk.selectEverything}>
          {t(total > all ? 'bulk.everythingOf' : 'bulk.everything', { all: number(all), total: number(total) })}
        </Button>
      )}
      {(isEverything || (count > 0 && !isPageSelected)) && (
        <Button look="quiet" onClick={selection.clear}>
          {t('bulk.clear')}
        </Button>
      )}
    </span>
  );
});

const CollapseButton = observer(function CollapseButton({ bulk }: { readonly bulk: BulkViewModel }) {
  const { t } = useTranslation();
  const { isCollapsed, setCollapsed } = bulk;
  const Icon = isCollapsed ? ChevronsUpDown : ChevronsDownUp;
  return (
    <IconButton label={t(isCollapsed ? 'bulk.expand' : 'bulk.collapse')} onClick={() => setCollapsed(!isCollapsed)}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
});

const PageSize = observer(function PageSize({ bulk, records }: BulkHeadProps) {
  const { t } = useTranslation();
  const id = useId();
  const { number } = useFormats();
  const size = records.criteria ? recordsOn(records.criteria.page) : limits.pageSizes[0];
  return (
    <>
      <label htmlFor={id} className={styles.quiet}>
        {t('bulk.size')}
      </label>
      <select id={id} value={size} onChange={(event) => bulk.setPageSize(Number(event.target.value))}>
        {limits.pageSizes.map((each) => (
          <option key={each} value={each}>
            {number(each)}
          </option>
        ))}
      </select>
    </>
  );
});

const PageButtons = observer(function PageButtons({ bulk, records }: BulkHeadProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const keys = useKeys();
  const { criteria, queue } = records;
  if (!criteria || queue.total === 0) return null;
  const from = positionOf(criteria.page);
  const to = Math.min(queue.total, from + recordsOn(criteria.page) - 1);
  return (
    <nav className={styles.pages} aria-label={t('bulk.pages')}>
      <IconButton
        label={t('bulk.previous')}
        {...keys.on('previous')}
        disabled={!bulk.canGo.previous}
        onClick={bulk.previous}
      >
        <ArrowLeft size={18} aria-hidden />
      </IconButton>
      <span data-range>{t('bulk.range', { from: number(from), to: number(to), total: number(queue.total) })}</span>
      <IconButton label={t('bulk.next')} {...keys.on('next')} disabled={!bulk.canGo.next} onClick={bulk.next}>
        <ArrowRight size={18} aria-hidden />
      </IconButton>
    </nav>
  );
});
