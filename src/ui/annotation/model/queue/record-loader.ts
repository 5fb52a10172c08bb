import type { FoundPage, LoadRecords } from '#application/annotation/load-records.ts';
import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import type { RecordPage } from '#application/ports/annotation/record-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { accessLossFrom } from '#application/shared/access-loss.ts';
import { emptyQueue, type FetchRange, goTo, nextFetch, type Queue } from '#domain/annotation/queue.ts';
import { appendFetched } from '#domain/annotation/queue-sync/append-fetched.ts';
import { appendRescanned, hasEnded, nextRescan } from '#domain/annotation/queue-sync/rescan.ts';
import { countRemovedBefore, type DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { Session } from '../../../shared/session.ts';
import { Task } from '../../../shared/task.ts';
import type { UnsyncedAnswers } from '../answering/unsynced-answers.ts';
import { LossViewModel } from './dataset-loss.ts';

/** What is looked at. */
interface Looked {
  readonly datasetId: string;
  readonly criteria: Criteria | undefined;
  readonly queue: Queue;
  readonly record: DatasetRecord | undefined;
}

/** Gets from the server what is looked at, and what will be. */
export class RecordLoader {
  readonly loading = new Task();
  readonly filling = new Task();
  private readonly peeking = new Task();
  readonly loss = new LossViewModel(this.loading);
  /** How often the records were searched for; each time, their places are counted anew. */
  searches = 0;
  /** What is in view took the place of what was asked for and is not there. */
  isInstead = false;
  /** What is in view is asked for once more. */
  isRenewing = false;

  constructor(
    private readonly openDataset: OpenDataset,
    private readonly loadRecords: LoadRecords,
    private readonly unsynced: UnsyncedAnswers,
    private readonly session: Session,
    private readonly notices: Notices,
  ) {}

  beginAnew() {
    this.filling.cancel();
    this.peeking.cancel();
    this.isInstead = false;
    this.searches += 1;
  }

  /** Looks for the rest, and says what it does without. */
  announceIgnored(names: readonly string[]) {
    this.isInstead = true;
    const message = { key: 'find.leftOut', values: { count: names.length, names: names.join(', ') } };
    this.notices.show({ message, type: 'info', about: 'criteria' });
  }

  open(
    { datasetId, criteria, queue }: Looked,
    done: (opened: DatasetSettings, page: FoundPage, stretch: FetchRange) => void,
  ) {
    const stretch = criteria && nextFetch(queue, criteria);
    if (!stretch) return;
    const { confirmations } = this.unsynced;
    void this.loading.run(
      () => this.openDataset.execute(datasetId, criteria, stretch),
      ({ page, ...opened }) =>
        done(opened, this.upToDate(page, confirmations), { ...stretch, page: page.records[0]?.page ?? 1 }),
    );
  }

  hasEnded({ criteria, queue }: Looked): boolean {
    return criteria !== undefined && !this.loading.isRunning && hasEnded(queue, criteria);
  }

  /** The queue with what a search has brought. */
  takeIn({ criteria, queue }: Looked, fetched: RecordPage, stretch: FetchRange): Queue {
    return (stretch.isRescan ? appendRescanned : appendFetched)(queue, fetched, stretch, criteria?.status ?? 'pending');
  }

  /** What to search at the end for what was passed over, once the server has every answer. */
  sweep({ criteria, queue }: Pick<Looked, 'criteria' | 'queue'>): FetchRange | undefined {
    return criteria && this.unsynced.inTransit.length === 0 ? nextRescan(queue, criteria) : undefined;
  }

  /** What is in view is waited for, what comes later is not spoken of. */
  fetch({ datasetId, criteria, queue, record }: Looked, done: (page: FoundPage, stretch: FetchRange) => void) {
    if (!criteria) return;
    const stretch = this.sweep({ criteria, queue }) ?? nextFetch(queue, criteria, this.unsynced.inTransit.length);
    if (!stretch) return;
    this.isRenewing = false;
    const { confirmations } = this.unsynced;
    const take = (page: FoundPage | undefined) => page && done(this.upToDate(page, confirmations), stretch);
    if (!record) void this.loading.run(() => this.loadRecords.execute(datasetId, criteria, stretch), take);
    else if (!this.filling.isRunning)
      void this.filling.run(() => this.loadRecords.prefetch(datasetId, criteria, stretch), take);
  }

  /** Gets what is in view once more, as if nothing of it were there; what stood before it may have left the list. */
  fetchAnew(
    { datasetId, criteria, queue: shown }: Looked,
    done: (page: FoundPage, stretch: FetchRange, queue: Queue) => void,
  ) {
    if (!criteria) return;
    const position = positionOf(criteria.page);
    const left = criteria.similarity ? 0 : countRemovedBefore(shown.records, position, criteria.status);
    const queue = goTo(emptyQueue, Math.max(1, position - left));
    this.beginAnew();
    this.fetch({ datasetId, criteria, queue, record: undefined }, (page, stretch) => {
      this.isRenewing = false;
      done(page, stretch, queue);
    });
    this.isRenewing = true;
  }

  /** Whatever it brings is only looked at. */
  peek({ datasetId, criteria }: Looked, stretch: FetchRange, done: (page: RecordPage) => void) {
    if (!criteria) return;
    void this.peeking.run(
      () => this.loadRecords.prefetch(datasetId, criteria, stretch),
      (page) => page && done(page),
    );
  }

  /** One that is in view, and was let go of. */
  fetchOne(recordId: string, done: (record: DatasetRecord | undefined) => void) {
    void this.loading.run(() => this.loadOne(recordId), done);
  }

  /** One that was not loaded, or nothing where it is gone. */
  async loadOne(recordId: string): Promise<DatasetRecord | undefined> {
    const { confirmations } = this.unsynced;
    const record = await this.loadRecords.loadOne(recordId, this.userId);
    return record && this.unsynced.overlay(record, confirmations);
  }

  /** One that was loaded, as it is by now. */
  reloadOne(recordId: string) {
    return this.loadRecords.reloadOne(recordId, this.userId);
  }

  /** How the dataset is by now. */
  async settingsOf(datasetId: string): Promise<DatasetSettings | undefined> {
    const settings = await this.openDataset.reloadSettings(datasetId);
    if (typeof settings === 'object') return settings;
    if (settings) this.loss.learn(settings);
    return undefined;
  }

  /** What was refused may have been refused because the dataset is gone. */
  checkDatasetExists(failure: Failure, datasetId: string) {
    if (accessLossFrom(failure)) void this.settingsOf(datasetId);
  }

  stop() {
    this.loading.cancel();
    this.filling.cancel();
    this.peeking.cancel();
  }

  /** With the answers that are on their way, and with those that were confirmed after the page had been asked for. */
  private upToDate<P extends RecordPage>(page: P, confirmations: number): P {
    return { ...page, records: page.records.map((record) => this.unsynced.overlay(record, confirmations)) };
  }

  private get userId() {
    return this.session.user?.id ?? '';
  }
}
