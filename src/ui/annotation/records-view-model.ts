import { makeAutoObservable } from 'mobx';
import type { LoadRecords } from '#application/annotation/load-records.ts';
import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import type { RecordPage } from '#application/ports/annotation/record-repository.ts';
import {
  append,
  current,
  emptyQueue,
  goTo,
  isPastEnd,
  moveOn,
  put,
  type Queue,
  type Stretch,
} from '#domain/annotation/queue.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { drop, shrunk } from '#domain/annotation/sharing/vanished.ts';
import { sameCriteria, sameRecords } from '#domain/criteria/changes.ts';
import { type Criteria, onPage } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import type { Session } from '../shared/session.ts';
import { Supply } from './queue/supply.ts';
import type { Unsaved } from './unsaved.ts';

type Private = 'supply' | 'unsaved';

/** What is being looked at, and the records that were loaded of it. */
export class RecordsViewModel {
  datasetId = '';
  criteria: Criteria | undefined = undefined;
  opened: DatasetSettings | undefined = undefined;
  queue: Queue = emptyQueue;
  /** A record in view that is not among those that the criteria give. */
  aside: DatasetRecord | undefined = undefined;
  /** Somebody wanted to see just this record: it did not merely come next. */
  isSought = false;
  private readonly supply: Supply;

  constructor(
    openDataset: OpenDataset,
    loadRecords: LoadRecords,
    private readonly unsaved: Unsaved,
    session: Session,
  ) {
    this.supply = new Supply(openDataset, loadRecords, unsaved, session);
    makeAutoObservable<RecordsViewModel, Private>(
      this,
      { supply: false, unsaved: false },
      { autoBind: true, deep: false },
    );
  }

  get loading() {
    return this.supply.loading;
  }

  get record() {
    return this.aside ?? current(this.queue);
  }

  get hasEnded() {
    return this.opened !== undefined && !this.loading.isRunning && isPastEnd(this.queue);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    return this.stop;
  }

  look(criteria: Criteria) {
    const { criteria: previous } = this;
    if (previous && sameCriteria(previous, criteria)) return;
    this.criteria = criteria;
    if (previous && this.opened && sameRecords(previous, criteria)) this.seek(positionOf(criteria.page));
    else this.load();
  }

  load() {
    if (!this.criteria) return;
    this.aside = undefined;
    this.isSought = false;
    this.queue = goTo(emptyQueue, positionOf(this.criteria.page));
    this.supply.filling.cancel();
    if (this.opened) this.fetch();
    else this.supply.open(this, this.begin);
  }

  /** Where somebody wants to be, and nowhere else. */
  seek(page: number) {
    this.goTo(page);
    this.isSought = true;
  }

  goTo(page: number) {
    this.aside = undefined;
    this.isSought = false;
    this.queue = goTo(this.queue, page);
    this.settle();
    this.fetch();
  }

  /** Shows a record by itself; whatever is looked at next is among the others again. */
  setAside(record: DatasetRecord) {
    this.isSought = true;
    this.aside = { ...record, page: this.queue.page };
  }

  moveOn() {
    if (this.aside) return this.goTo(this.queue.page);
    const { page, total } = this.queue;
    if (this.criteria?.status === 'submitted' && page === total) return; // the last one stays in view
    this.isSought = false;
    this.queue = moveOn(this.queue);
    this.settle();
    this.fetch();
  }

  /** What the server was asked too early, while it still had the answered records in its list, it is asked again. */
  refill() {
    if (!this.loading.isRunning) this.fetch();
  }

  put(record: DatasetRecord) {
    const known = this.queue.records.find(({ id }) => id === record.id);
    if (record.id === this.aside?.id) this.aside = { ...record, page: this.aside.page };
    else if (!known) this.queue = put(this.queue, record);
    if (known) this.queue = put(this.queue, { ...record, page: known.page });
  }

  drop(recordId: string) {
    this.queue = drop(this.queue, recordId);
    this.settle();
    this.fetch();
  }

  /** So many the server lists by now. */
  heed(listed: number): boolean {
    const { criteria, queue } = this;
    if (criteria && !criteria.similarity && this.unsaved.all.length === 0)
      this.queue = shrunk(queue, listed, criteria.status);
    return this.queue !== queue;
  }

  find(recordId: string) {
    if (recordId === this.aside?.id) return this.aside;
    return this.queue.records.find(({ id }) => id === recordId);
  }

  /** One that was not loaded, or nothing where it is gone. */
  reach(recordId: string): Promise<DatasetRecord | undefined> {
    return this.supply.reach(recordId);
  }

  private begin(opened: DatasetSettings, page: RecordPage, stretch: Stretch) {
    this.opened = opened;
    this.take(page, stretch);
  }

  private fetch() {
    this.supply.fetch(this, this.take);
  }

  private take({ records, total }: RecordPage, stretch: Stretch) {
    if (this.heed(total)) return this.fetch(); // it began too late
    this.queue = append(this.queue, { records: records.map(this.unsaved.overlay), total }, stretch);
    if (this.queue === emptyQueue) return this.goTo(1); // the page asked for is not there
    this.settle();
  }

  /** Keeps the criteria, and with them the address, on the record in view. */
  private settle() {
    if (!this.criteria) return;
    const criteria = onPage(this.criteria, { mode: 'focus', position: this.queue.page });
    if (!sameCriteria(this.criteria, criteria)) this.criteria = criteria;
  }

  private stop() {
    this.supply.stop();
    this.criteria = undefined;
  }
}
