import type { FoundPage } from '#application/annotation/finding/find-records.ts';
import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import type { RecordPage } from '#application/ports/annotation/record-repository.ts';
import {
  current,
  distantInView,
  emptyQueue,
  find,
  goTo,
  isPastEnd,
  lighten,
  moveOn,
  nextStretch,
  placeOf,
  put,
  type Queue,
  type Stretch,
} from '#domain/annotation/queue.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { shrunk } from '#domain/annotation/sharing/listed.ts';
import { restarted } from '#domain/annotation/sharing/resumed.ts';
import { hasEnded, nextLoad, received } from '#domain/annotation/sharing/sweep.ts';
import { drop } from '#domain/annotation/sharing/vanished.ts';
import { sameCriteria, sameWalk } from '#domain/criteria/changes.ts';
import { type Criteria, movedTo } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import { DatasetAccess } from './dataset-access.ts';
import type { RecordLoader } from './record-loader.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

/** The criteria, the queue of records that match them, and the record in view. */
export class RecordsViewModel {
  datasetId = '';
  criteria: Criteria | undefined = undefined;
  opened: DatasetSettings | undefined = undefined;
  queue: Queue = emptyQueue;
  /** A record in view that is not in the queue. */
  detached: DatasetRecord | undefined = undefined;
  /** The user went to this very record; it did not merely come next. */
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
    if (previous && this.opened && sameWalk(previous, criteria)) this.seek(positionOf(criteria.page));
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
    const stretch = nextStretch(this.queue, criteria);
    if (!stretch) return;
    this.loader.open(this.loading, { datasetId: this.datasetId, criteria, stretch }, (opened, page) => {
      this.opened = opened;
      this.take(page, { ...stretch, page: page.records[0]?.page ?? 1 });
    });
  }

  /** Loads the records in view again; they stay until then. */
  reload() {
    const { criteria, datasetId } = this;
    if (!criteria) return;
    const queue = restarted(this.queue, criteria);
    this.beginSearch();
    const stretch = nextLoad(queue, criteria, this.unsynced.inTransit.length);
    const done = (page: FoundPage) => stretch && this.take(page, stretch, queue);
    if (stretch) this.loader.load(this.loading, { datasetId, criteria, stretch }, done);
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
    const place = placeOf(this.queue, record.id);
    if (place !== undefined) {
      this.put(record);
      return this.seek(place);
    }
    this.isRequested = true;
    this.detached = { ...record, page: this.queue.page };
  }

  moveOn() {
    if (this.detached) return this.goTo(this.queue.page);
    if (this.criteria?.status === 'submitted' && this.queue.page === this.queue.total) return; // the last one stays in view
    this.goTo(moveOn(this.queue).page);
  }

  /** Retries a load that failed, or that came too early: the server still listed records that are answered. */
  refill() {
    if (!this.loading.isRunning) this.fetch();
  }

  peek(stretch: Stretch, done: (page: RecordPage) => void) {
    const { datasetId, criteria } = this;
    if (criteria) this.loader.peek(this.peeking, { datasetId, criteria, stretch }, done);
  }

  put(record: DatasetRecord) {
    const place = placeOf(this.queue, record.id);
    if (record.id === this.detached?.id) this.detached = { ...record, page: this.detached.page };
    else if (place === undefined) this.queue = put(this.queue, record);
    if (place !== undefined) this.queue = put(this.queue, { ...record, page: place });
  }

  drop(recordId: string) {
    this.queue = drop(this.queue, recordId);
    this.syncCriteria();
    this.fetch();
  }

  /** Applies the number of records that the server lists; returns whether it changed the queue. */
  reconcileTotal(listed: number, counted = shrunk): boolean {
    const { criteria, queue } = this;
    if (criteria && !criteria.similarity && this.unsynced.inTransit.length === 0)
      this.queue = counted(queue, listed, criteria.status);
    return this.queue !== queue;
  }

  find(recordId: string) {
    return recordId === this.detached?.id ? this.detached : find(this.queue, recordId);
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
    const distant = this.detached ? undefined : distantInView(queue);
    if (distant !== undefined) return this.loadContents(distant);
    const stretch = criteria && nextLoad(queue, criteria, this.unsynced.inTransit.length);
    if (!stretch) return;
    this.isReloading = false;
    const search = { datasetId: this.datasetId, criteria, stretch };
    const done = (page: FoundPage) => this.take(page, stretch);
    if (!record) this.loader.load(this.loading, search, done);
    else if (!this.prefetching.isRunning) this.loader.prefetch(this.prefetching, search, done);
  }

  private loadContents(recordId: string) {
    const done = (record: DatasetRecord | undefined) => (record ? this.put(record) : this.drop(recordId));
    void this.loading.run(() => this.loader.loadOne(recordId), done);
  }

  private take(page: FoundPage, stretch: Stretch, queue = this.queue) {
    this.isReloading = false;
    if (page.kept) return this.searchWithout(page.kept);
    this.queue = queue;
    if (!stretch.isSweep && this.reconcileTotal(page.total)) return this.fetch(); // it began too late
    this.append(page, stretch);
    const next = this.criteria && nextLoad(this.queue, this.criteria, this.unsynced.inTransit.length);
    if (stretch.isSweep || next?.isSweep) this.fetch(); // during a sweep the total may have changed
  }

  private append(page: FoundPage, stretch: Stretch) {
    const requested = this.queue.page;
    this.queue = received(this.queue, page, stretch, this.criteria?.status ?? 'pending');
    if (this.queue === emptyQueue) this.goTo(1); // the page asked for is not there
    if (!this.criteria?.similarity && !this.isBulk) this.queue = lighten(this.queue, this.unsynced.isUnsent);
    this.syncCriteria();
    this.isSubstitute = !stretch.isSweep && this.queue.page !== requested;
  }

  private searchWithout({ criteria, leftOut }: NonNullable<FoundPage['kept']>) {
    this.criteria = criteria;
    this.load();
    this.isSubstitute = true;
    this.loader.announceIgnored(leftOut);
  }

  private syncCriteria() {
    this.isSubstitute = false;
    if (this.criteria) this.criteria = movedTo(this.criteria, this.queue.page);
  }

  private stop() {
    for (const task of [this.loading, this.prefetching, this.peeking]) task.cancel();
    this.criteria = undefined;
  }
}
