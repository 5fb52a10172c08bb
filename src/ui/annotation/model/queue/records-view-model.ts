import type { FoundPage } from '#application/annotation/load-records.ts';
import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import type { RecordPage } from '#application/ports/annotation/record-repository.ts';
import {
  advance,
  current,
  emptyQueue,
  type FetchRange,
  findLoaded,
  goTo,
  isPastEnd,
  nextFetch,
  positionInQueue,
  type Queue,
  unloadDistant,
  unloadedInView,
  upsert,
} from '#domain/annotation/queue.ts';
import { restarted } from '#domain/annotation/queue-sync/append-fetched.ts';
import { removeRecord } from '#domain/annotation/queue-sync/remove-record.ts';
import { appendLoaded, hasEnded, nextLoad, usualLoad } from '#domain/annotation/queue-sync/rescan.ts';
import { removeUnknown } from '#domain/annotation/queue-sync/server-count.ts';
import { type DatasetRecord, keepsAnswered } from '#domain/annotation/record.ts';
import { canStepBetween, sameCriteria } from '#domain/criteria/changes.ts';
import { type Criteria, withPosition } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import { DatasetAccess } from './dataset-access.ts';
import type { RecordLoader } from './record-loader.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

export class RecordsViewModel {
  datasetId = '';
  criteria: Criteria | undefined = undefined;
  opened: DatasetSettings | undefined = undefined;
  queue: Queue = emptyQueue;
  /** A record in view that is not in the queue. */
  detached: DatasetRecord | undefined = undefined;
  /** The user went to this record on purpose; it did not just come next in the queue. */
  isRequested = false;
  /** The page in the address does not exist, or the server refused some criteria. */
  isSubstitute = false;
  isReloading = false;
  searchCount = 0;
  readonly loading = new Task();
  readonly prefetching = new Task();
  private readonly peeking = new Task();
  readonly access: DatasetAccess;

  constructor(
    readonly loader: RecordLoader,
    openDataset: OpenDataset,
    private readonly unsynced: UnsyncedAnswers,
  ) {
    this.access = new DatasetAccess(openDataset, this.loading);
    makeStateObservable(this);
  }

  get isBulk() {
    return this.criteria?.page.mode === 'bulk';
  }

  get record() {
    return this.detached ?? current(this.queue);
  }

  get hasEnded() {
    const { criteria, opened, loading, queue } = this;
    return opened !== undefined && criteria !== undefined && !loading.isRunning && hasEnded(queue, criteria);
  }

  /** The queue is at its end while the outbox waits for a retry; the server is searched again after that. */
  get waitsForAnswers() {
    return this.opened !== undefined && !this.hasEnded && isPastEnd(this.queue) && this.unsynced.isHeld;
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    return this.stop;
  }

  apply(criteria: Criteria) {
    const { criteria: previous } = this;
    if (this.access.loss || (previous && sameCriteria(previous, criteria))) return;
    this.criteria = criteria;
    if (previous && this.opened && canStepBetween(previous, criteria)) this.seek(positionOf(criteria.page));
    else this.load();
  }

  load() {
    const { criteria } = this;
    if (!criteria) return;
    this.detached = undefined;
    this.isRequested = false;
    this.queue = goTo(emptyQueue, positionOf(criteria.page));
    this.beginSearch();
    if (this.opened) return this.fetch();
    const range = nextFetch(this.queue, criteria);
    if (!range) return;
    this.loader.open(this.loading, { datasetId: this.datasetId, criteria, range }, (opened, page) => {
      this.opened = opened;
      this.take(page, { ...range, page: page.records[0]?.page ?? 1 });
    });
  }

  /** Loads the records in view again; they stay until then. */
  reload() {
    const { criteria, datasetId } = this;
    if (!criteria) return;
    const queue = restarted(this.queue, criteria);
    this.beginSearch();
    const range = nextLoad(queue, criteria, this.unsynced.inTransit.length);
    const done = (page: FoundPage) => range && this.take(page, range, queue);
    if (range) this.loader.load(this.loading, { datasetId, criteria, range }, done);
    this.isReloading = true;
  }

  seek(page: number) {
    this.goTo(page);
    this.isRequested = true;
  }

  goTo(page: number) {
    this.detached = undefined;
    this.isRequested = false;
    this.queue = goTo(this.queue, page);
    this.syncCriteria();
    this.fetch();
  }

  /** Shows a record at its place in the queue, or else detached from it until the user moves on. */
  showDetached(record: DatasetRecord) {
    const place = positionInQueue(this.queue, record.id);
    if (place !== undefined) {
      this.put(record);
      return this.seek(place);
    }
    this.isRequested = true;
    this.detached = { ...record, page: this.queue.page };
  }

  moveOn() {
    if (this.detached) return this.goTo(this.queue.page);
    const { criteria, queue } = this;
    if (criteria && keepsAnswered(criteria.status) && queue.page === queue.total) return; // stays in view
    this.goTo(advance(queue).page);
  }

  /** Retries a load that failed, or that came too early: the server still listed records that are answered. */
  refill() {
    if (!this.loading.isRunning) this.fetch();
  }

  peek(range: FetchRange, done: (page: RecordPage) => void) {
    const { datasetId, criteria } = this;
    if (criteria) this.loader.peek(this.peeking, { datasetId, criteria, range }, done);
  }

  put(record: DatasetRecord) {
    const place = positionInQueue(this.queue, record.id);
    if (record.id === this.detached?.id) this.detached = { ...record, page: this.detached.page };
    else if (place === undefined) this.queue = upsert(this.queue, record);
    if (place !== undefined) this.queue = upsert(this.queue, { ...record, page: place });
  }

  drop(recordId: string) {
    this.queue = removeRecord(this.queue, recordId);
    this.syncCriteria();
    this.fetch();
  }

  reconcileTotal(listed: number, counted = removeUnknown): boolean {
    const { criteria, queue } = this;
    if (criteria && !criteria.similarity && this.unsynced.inTransit.length === 0)
      this.queue = counted(queue, listed, criteria.status);
    return this.queue !== queue;
  }

  find(recordId: string) {
    return recordId === this.detached?.id ? this.detached : findLoaded(this.queue, recordId);
  }

  updateDataset(opened: DatasetSettings) {
    this.opened = opened;
  }

  private beginSearch() {
    this.prefetching.cancel();
    this.peeking.cancel();
    this.isSubstitute = false;
    this.searchCount += 1;
  }

  private fetch() {
    const { criteria, queue, record } = this;
    if (this.isBulk && record) return; // the next page is loaded when the user gets there
    const distant = this.detached ? undefined : unloadedInView(queue);
    if (distant !== undefined) return this.loadContents(distant);
    const range = criteria && nextLoad(queue, criteria, this.unsynced.inTransit.length);
    if (!range) return;
    this.isReloading = false;
    const search = { datasetId: this.datasetId, criteria, range };
    const done = (page: RecordPage) => this.take(page, range);
    if (!record) this.loader.loadOpen(this.loading, search, usualLoad(queue, criteria, range), this.take);
    else if (!this.prefetching.isRunning) this.loader.prefetch(this.prefetching, search, done);
  }

  private loadContents(recordId: string) {
    const done = (record: DatasetRecord | undefined) => (record ? this.put(record) : this.drop(recordId));
    void this.loading.run(() => this.loader.loadOne(recordId), done);
  }

  private take(page: FoundPage, range: FetchRange, queue = this.queue) {
    this.isReloading = false;
    if (page.fallback) return this.searchWithout(page.fallback);
    this.queue = queue;
    if (!range.isRescan && this.reconcileTotal(page.total)) return this.fetch(); // the loaded range began too late
    this.append(page, range);
    const next = this.criteria && nextLoad(this.queue, this.criteria, this.unsynced.inTransit.length);
    if (range.isRescan || next?.isRescan) this.fetch(); // during a rescan the total may have changed
  }

  private append(page: FoundPage, range: FetchRange) {
    const requested = this.queue.page;
    this.queue = appendLoaded(this.queue, page, range, this.criteria?.status ?? 'pending');
    if (this.queue === emptyQueue) this.goTo(1); // the requested page does not exist
    if (!this.criteria?.similarity && !this.isBulk) this.queue = unloadDistant(this.queue, this.unsynced.isUnsent);
    this.syncCriteria();
    this.isSubstitute = !range.isRescan && this.queue.page !== requested;
  }

  private searchWithout({ criteria, leftOut }: NonNullable<FoundPage['fallback']>) {
    this.criteria = criteria;
    this.load();
    this.isSubstitute = true;
    this.loader.announceIgnored(leftOut);
  }

  private syncCriteria() {
    this.isSubstitute = false;
    if (this.criteria) this.criteria = withPosition(this.criteria, this.queue.page);
  }

  private stop() {
    for (const task of [this.loading, this.prefetching, this.peeking]) task.cancel();
    this.criteria = undefined;
  }
}
