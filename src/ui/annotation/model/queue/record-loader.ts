import type { FoundPage, LoadRecords } from '#application/annotation/load-records.ts';
import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import type { RecordPage } from '#application/ports/annotation/record-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { FetchRange } from '#domain/annotation/queue.ts';
import { type DatasetRecord, hasLeftServerList } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Session } from '../../../shared/session.ts';
import type { Task } from '../../../shared/task.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

interface Search {
  readonly datasetId: string;
  readonly criteria: Criteria;
  readonly range: FetchRange;
}

/** Loads records and settings. Records come with the answers that the server did not have when it was asked. */
export class RecordLoader {
  constructor(
    private readonly openDataset: OpenDataset,
    private readonly loadRecords: LoadRecords,
    private readonly unsynced: UnsyncedAnswers,
    private readonly session: Session,
    private readonly notices: Notices,
  ) {}

  open(task: Task, { datasetId, criteria, range }: Search, done: (opened: DatasetSettings, page: FoundPage) => void) {
    const { confirmations } = this.unsynced;
    void task.run(
      () => this.openDataset.execute(datasetId, criteria, range),
      ({ page, ...opened }) => done(opened, this.upToDate(page, confirmations)),
    );
  }

  load(task: Task, { datasetId, criteria, range }: Search, done: (page: FoundPage) => void) {
    const { confirmations } = this.unsynced;
    void task.run(
      () => this.loadRecords.execute(datasetId, criteria, range),
      (page) => done(this.upToDate(page, confirmations)),
    );
  }

  /**
   * Loads the usual range, and the whole range of the search only if the usual one has no record to show: answers in
   * transit may fill the beginning of the list on the server.
   */
  loadOpen(task: Task, search: Search, usual: FetchRange, done: (page: FoundPage, range: FetchRange) => void) {
    const { range, criteria } = search;
    this.load(task, { ...search, range: usual }, (page) => {
      const isWhole = usual.limit >= range.limit || page.records.length < usual.limit || page.fallback !== undefined;
      const isEnough = isWhole || page.records.some((record) => !hasLeftServerList(record, criteria.status));
      if (isEnough) done(page, usual);
      else this.load(task, search, (longer) => done(longer, range));
    });
  }

  /** A failure is neither reported nor passed on: the records are loaded again when they are needed. */
  prefetch(task: Task, { datasetId, criteria, range }: Search, done: (page: RecordPage) => void) {
    const { confirmations } = this.unsynced;
    void task.run(
      () => this.loadRecords.prefetch(datasetId, criteria, range),
      (page) => page && done(this.upToDate(page, confirmations)),
    );
  }

  /** Loads records as the server lists them, only to compare them with the queue. */
  peek(task: Task, { datasetId, criteria, range }: Search, done: (page: RecordPage) => void) {
    void task.run(
      () => this.loadRecords.prefetch(datasetId, criteria, range),
      (page) => page && done(page),
    );
  }

  async loadOne(recordId: string): Promise<DatasetRecord | undefined> {
    const { confirmations } = this.unsynced;
    const record = await this.loadRecords.loadOne(recordId, this.userId);
    return record && this.unsynced.overlay(record, confirmations);
  }

  /** Loads the server's version of a record, without answers that it does not have. */
  reloadOne(recordId: string) {
    return this.loadRecords.reloadOne(recordId, this.userId);
  }

  announceIgnored(names: readonly string[]) {
    const message = { key: 'find.leftOut', values: { count: names.length, names: names.join(', ') } };
    this.notices.show({ message, type: 'info', about: 'criteria' });
  }

  private upToDate<P extends RecordPage>(page: P, confirmations: number): P {
    return { ...page, records: page.records.map((record) => this.unsynced.overlay(record, confirmations)) };
  }

  private get userId() {
    return this.session.user?.id ?? '';
  }
}
