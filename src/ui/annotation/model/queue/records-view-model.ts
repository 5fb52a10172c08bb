import type { FoundPage } from '#application/annotation/load-records.ts';
import type { DatasetSettings } from '#application/annotation/open-dataset.ts';
import {
  advance,
  current,
  emptyQueue,
  type FetchRange,
  findLoaded,
  goTo,
  isPastEnd,
  positionInQueue,
  type Queue,
  unloadDistant,
  unloadedInView,
  upsert,
} from '#domain/annotation/queue.ts';
import { removeRecord } from '#domain/annotation/queue-sync/remove-record.ts';
import { removeUnknown } from '#domain/annotation/queue-sync/server-count.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { canStepBetween, sameCriteria } from '#domain/criteria/changes.ts';
import { type Criteria, withPosition } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { UnsyncedAnswers } from '../answering/unsynced-answers.ts';
import type { RecordLoader } from './record-loader.ts';

/** What is being looked at, and the records that were loaded of it. */
export class RecordsViewModel {
  datasetId = '';
  criteria: Criteria | undefined = undefined;
  opened: DatasetSettings | undefined = undefined;
  queue: Queue = emptyQueue;
  /** A record in view that is not among those that the criteria give. */
  detached: DatasetRecord | undefined = undefined;
  /** Somebody wanted to see just this record: it did not merely come next. */
  isRequested = false;

  constructor(
    readonly supply: RecordLoader,
    private readonly unsynced: UnsyncedAnswers,
  ) {
    makeStateObservable(this);
  }

  /** Many are shown at once. */
  get isBulk() {
    return this.criteria?.page.mode === 'bulk';
  }

  get loading() {
    return this.supply.loading;
  }

  get record() {
    return this.detached ?? current(this.queue);
  }

  get hasEnded() {
    return this.opened !== undefined && this.supply.hasEnded(this);
  }

  /** The end was reached, and answers wait to be sent again: only then is the server asked for what is left. */
  get waitsForAnswers() {
    return this.opened !== undefined && !this.hasEnded && isPastEnd(this.queue) && this.unsynced.isHeld;
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    return this.stop;
  }

  apply(criteria: Criteria) {
    const { criteria: previous } = this;
    if (this.supply.loss.kind || (previous && sameCriteria(previous, criteria))) return;
    this.criteria = criteria;
    if (previous && this.opened && canStepBetween(previous, criteria)) this.seek(positionOf(criteria.page));
    else this.load();
  }

  load() {
    if (!this.criteria) return;
    this.detached = undefined;
    this.isRequested = false;
    this.queue = goTo(emptyQueue, positionOf(this.criteria.page));
    this.supply.beginAnew();
    if (this.opened) return this.fetch();
    this.supply.open(this, (opened, page, stretch) => {
      this.opened = opened;
      this.take(page, stretch);
    });
  }

  /** Searches anew; what was found so far stays in view until then. */
  reload() {
    this.supply.fetchAnew(this, this.take);
  }

  /** Where somebody wants to be, and nowhere else. */
  seek(page: number) {
    this.goTo(page);
    this.isRequested = true;
  }

  goTo(page: number) {
    this.detached = undefined;
    this.isRequested = false;
    this.queue = goTo(this.queue, page);
    this.settle();
    this.fetch();
  }

  /** Shows a record where it stands, or else by itself; whatever is looked at next is among the others again. */
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
    if (this.criteria?.status === 'submitted' && this.queue.page === this.queue.total) return; // the last one stays in view
    this.goTo(advance(this.queue).page);
  }

  /** Asks again what failed, or was asked too early, while the server still had the answered records in its list. */
  refill() {
    if (!this.loading.isRunning) this.fetch();
  }

  put(record: DatasetRecord) {
    const place = positionInQueue(this.queue, record.id);
    if (record.id === this.detached?.id) this.detached = { ...record, page: this.detached.page };
    else if (place === undefined) this.queue = upsert(this.queue, record);
    if (place !== undefined) this.queue = upsert(this.queue, { ...record, page: place });
  }

  drop(recordId: string) {
    this.queue = removeRecord(this.queue, recordId);
    this.settle();
    this.fetch();
  }

  /** So many the server lists by now; whether that was not known. */
  reconcileTotal(listed: number, counted = removeUnknown): boolean {
    const { criteria, queue } = this;
    if (criteria && !criteria.similarity && this.unsynced.inTransit.length === 0)
      this.queue = counted(queue, listed, criteria.status);
    return this.queue !== queue;
  }

  find(recordId: string) {
    return recordId === this.detached?.id ? this.detached : findLoaded(this.queue, recordId);
  }

  /** Takes in how the dataset is by now. */
  updateDataset(opened: DatasetSettings) {
    this.opened = opened;
  }

  private fetch() {
    if (this.isBulk && this.record) return; // the next page is fetched when one gets there
    const distant = this.detached ? undefined : unloadedInView(this.queue);
    if (distant === undefined) return this.supply.fetch(this, this.take);
    this.supply.fetchOne(distant, (record) => (record ? this.put(record) : this.drop(distant)));
  }

  private take({ records, total, fallback }: FoundPage, stretch: FetchRange, queue = this.queue) {
    if (fallback) {
      this.criteria = fallback.criteria;
      this.load();
      return this.supply.announceIgnored(fallback.leftOut);
    }
    this.queue = queue;
    if (!stretch.isRescan && this.reconcileTotal(total)) return this.fetch(); // it began too late
    const { page: asked } = this.queue;
    this.queue = this.supply.takeIn(this, { records, total }, stretch);
    if (this.queue === emptyQueue) this.goTo(1); // the page asked for is not there
    if (!this.criteria?.similarity && !this.isBulk) this.queue = unloadDistant(this.queue, this.unsynced.isUnsent);
    this.settle();
    this.supply.isInstead = !stretch.isRescan && this.queue.page !== asked;
    if (stretch.isRescan || this.supply.sweep(this)) this.fetch(); // during a sweep the total may have changed
  }

  /** Keeps the criteria, and with them the address, on the record in view. */
  private settle() {
    this.supply.isInstead = false;
    if (this.criteria) this.criteria = withPosition(this.criteria, this.queue.page);
  }

  private stop() {
    this.supply.stop();
    this.criteria = undefined;
  }
}
