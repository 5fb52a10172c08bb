import type { LoadRecords } from '#application/annotation/load-records.ts';
import {
  canSelectEverything,
  isPageSelected,
  nothingSelected,
  type RecordSelection,
  selectEverything,
  selectRange,
  togglePage,
  toggleRecord,
} from '#domain/annotation/bulk/record-selection.ts';
import { inView } from '#domain/annotation/queue.ts';
import { type DatasetRecord, hasLeftServerList } from '#domain/annotation/record.ts';
import { recordsOn } from '#domain/criteria/page.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';

/** The records that an answer is for: on this page, or on any. */
export class BulkSelection {
  readonly gathering = new Task();
  private chosen: RecordSelection = nothingSelected;
  /** Those that are selected, as they were then. */
  private held: ReadonlyMap<string, DatasetRecord> = new Map();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly loadRecords: LoadRecords,
  ) {
    makeStateObservable(this);
  }

  /** The records of the page; while it is fetched once more, those of them that still belong there. */
  get page(): readonly DatasetRecord[] {
    const { criteria, queue, supply } = this.records;
    if (!criteria) return [];
    const all = inView(queue, recordsOn(criteria.page));
    return supply.isRenewing ? all.filter((record) => !hasLeftServerList(record, criteria.status)) : all;
  }

  /** What is selected, as it is by now. */
  get all(): readonly DatasetRecord[] {
    const shown = new Map(this.page.map((record) => [record.id, record]));
    return [...this.chosen.ids].flatMap((id) => shown.get(id) ?? this.held.get(id) ?? []);
  }

  get count() {
    return this.all.length;
  }

  get isPageSelected() {
    return isPageSelected(this.chosen, this.ids);
  }

  /** All that match were selected. */
  get isEverything() {
    return this.chosen.isEverything;
  }

  /** More match than the page shows, and all of the page is selected. */
  get canHaveEverything() {
    return canSelectEverything(this.chosen, this.ids, this.records.queue.total);
  }

  has(id: string) {
    return this.chosen.ids.has(id);
  }

  toggle(id: string) {
    this.select(toggleRecord(this.chosen, id));
  }

  /** All from the one selected last to this one. */
  reach(id: string) {
    this.select(selectRange(this.chosen, id, this.ids));
  }

  togglePage() {
    this.select(togglePage(this.chosen, this.ids));
  }

  /** All that match, as far as a server gives them at once. */
  haveEverything() {
    const { criteria, datasetId } = this.records;
    if (!criteria) return;
    const stretch = { page: 1, limit: limits.bulkSelectAll, offset: 0 };
    void this.gathering.run(
      () => this.loadRecords.searchExactly(datasetId, criteria, stretch),
      ({ records }) => this.hold(records),
    );
  }

  keep(ids: readonly string[]) {
    this.select({ ...nothingSelected, ids: new Set(ids) });
  }

  clear() {
    this.gathering.cancel();
    this.select(nothingSelected);
  }

  private get ids() {
    return this.page.map(({ id }) => id);
  }

  private hold(records: readonly DatasetRecord[]) {
    this.held = new Map(records.map((record) => [record.id, record]));
    this.select(selectEverything(records.map(({ id }) => id)));
  }

  private select(chosen: RecordSelection) {
    const known = new Map([...this.held, ...this.page.map((record) => [record.id, record] as const)]);
    this.held = new Map(
      [...chosen.ids].flatMap((id) => {
        const record = known.get(id);
        return record ? [[id, record] as const] : [];
      }),
    );
    this.chosen = chosen;
  }
}
