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

export class BulkSelection {
  readonly loadingEverything = new Task();
  private selection: RecordSelection = nothingSelected;
  /** The selected records as they were when the user selected them, by id. */
  private loaded: ReadonlyMap<string, DatasetRecord> = new Map();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly loadRecords: LoadRecords,
  ) {
    makeStateObservable(this);
  }

  /** Records of the page. While the page reloads, records that left the status are hidden. */
  get pageRecords(): readonly DatasetRecord[] {
    const { criteria, queue, isReloading } = this.records;
    if (!criteria) return [];
    const all = inView(queue, recordsOn(criteria.page));
    return isReloading ? all.filter((record) => !hasLeftServerList(record, criteria.status)) : all;
  }

  get selected(): readonly DatasetRecord[] {
    const shown = new Map(this.pageRecords.map((record) => [record.id, record]));
    return [...this.selection.ids].flatMap((id) => shown.get(id) ?? this.loaded.get(id) ?? []);
  }

  get count() {
    return this.selected.length;
  }

  get isPageSelected() {
    return isPageSelected(this.selection, this.pageIds);
  }

  get isEverything() {
    return this.selection.isEverything;
  }

  get canSelectEverything() {
    return canSelectEverything(this.selection, this.pageIds, this.records.queue.total);
  }

  isSelected(id: string) {
    return this.selection.ids.has(id);
  }

  toggle(id: string) {
    this.select(toggleRecord(this.selection, id));
  }

  selectUpTo(id: string) {
    this.select(selectRange(this.selection, id, this.pageIds));
  }

  togglePage() {
    this.select(togglePage(this.selection, this.pageIds));
  }

  selectEverything() {
    const { criteria, datasetId } = this.records;
    if (!criteria) return;
    const range = { page: 1, limit: limits.maxSelectedRecords, offset: 0 };
    void this.loadingEverything.run(
      () => this.loadRecords.searchExactly(datasetId, criteria, range),
      ({ records }) => this.selectLoaded(records),
    );
  }

  selectOnly(ids: readonly string[]) {
    this.select({ ...nothingSelected, ids: new Set(ids) });
  }

  clear() {
    this.loadingEverything.cancel();
    this.select(nothingSelected);
  }

  private get pageIds() {
    return this.pageRecords.map(({ id }) => id);
  }

  private selectLoaded(records: readonly DatasetRecord[]) {
    this.loaded = new Map(records.map((record) => [record.id, record]));
    this.select(selectEverything(records.map(({ id }) => id)));
  }

  private select(chosen: RecordSelection) {
    const known = new Map([...this.loaded, ...this.pageRecords.map((record) => [record.id, record] as const)]);
    this.loaded = new Map(
      [...chosen.ids].flatMap((id) => {
        const record = known.get(id);
        return record ? [[id, record] as const] : [];
      }),
    );
    this.selection = chosen;
  }
}
