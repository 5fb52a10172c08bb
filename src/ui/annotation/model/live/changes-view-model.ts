import { compareShallow, reaction } from 'mobx';
import type { DatasetSettings } from '#application/annotation/open-dataset.ts';
import type { DatasetNews } from '#application/ports/shared/live-events.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { onlyReworded, sameContent, sameQuestions } from '#domain/annotation/queue-sync/content-changes.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { FormViewModel } from '../answering/form-view-model.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import type { AdaptiveThrottle } from './adaptive-throttle.ts';

/** Changes by others to records and questions. A record or question in use changes only when the user agrees, except for mere wording; drafts stay. */
export class ChangesViewModel {
  private newerVersions: ReadonlyMap<string, DatasetRecord | 'gone'> = new Map();
  private possiblyChanged: ReadonlySet<string> = new Set();
  /** New settings whose questions differ from those in the form. */
  settings: DatasetSettings | undefined = undefined;

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly notices: Notices,
    private readonly throttle: AdaptiveThrottle,
  ) {
    makeStateObservable(this);
  }

  get recordChange(): 'changed' | 'gone' | undefined {
    const latest = this.newerVersions.get(this.records.record?.id ?? '');
    return latest === undefined || latest === 'gone' ? latest : 'changed';
  }

  activate() {
    const stops = [
      reaction(() => this.dueForReload, this.reloadRecords, { scheduler: this.schedule, equals: compareShallow }),
      reaction(() => this.form.record?.id, this.applyPostponed),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  handle(news: DatasetNews) {
    if (news.kind === 'settings')
      void this.records.access.loadSettings(this.records.datasetId).then(this.receiveSettings);
    if (news.kind === 'updated') this.markPossiblyChanged(news.recordIds);
    if (news.kind === 'deleted') for (const id of news.recordIds) this.receiveRecord(id, 'gone');
  }

  showRecord() {
    const { record } = this.records;
    const latest = record && this.newerVersions.get(record.id);
    if (!record || latest === undefined || latest === 'gone') return;
    const { isBegun } = this.form;
    this.apply(record.id, latest);
    if (!isBegun) this.form.begin(this.records.record, this.form.questions);
  }

  leaveDeleted() {
    const { record } = this.records;
    if (!record || this.recordChange !== 'gone') return;
    this.form.begin(undefined, this.form.questions);
    this.unsynced.discard(record.id);
    if (this.records.detached) this.records.moveOn();
    this.apply(record.id, 'gone');
  }

  showQuestions() {
    if (!this.settings) return;
    this.records.updateDataset(this.settings);
    this.form.updateQuestions(this.settings.questions);
    this.settings = undefined;
  }

  /** The record in view and the next ones, as far as they may have changed. */
  private get dueForReload(): readonly string[] {
    const { record, queue } = this.records;
    const next = queue.records.filter(
      ({ page }) => page > queue.page && page <= queue.page + limits.prefetchedImageRecords,
    );
    return [...(record ? [record] : []), ...next].map(({ id }) => id).filter((id) => this.possiblyChanged.has(id));
  }

  private schedule(reload: () => void) {
    if (this.dueForReload.length > 0) this.throttle.schedule(reload);
    else reload();
  }

  private markPossiblyChanged(recordIds: readonly string[] | undefined) {
    const { queue, detached } = this.records;
    const known = [...queue.records, ...(detached ? [detached] : [])].map(({ id }) => id);
    const reported = recordIds && new Set(recordIds);
    this.possiblyChanged = new Set([...this.possiblyChanged, ...known.filter((id) => reported?.has(id) ?? true)]);
  }

  private reloadRecords(recordIds: readonly string[]) {
    this.possiblyChanged = new Set([...this.possiblyChanged].filter((id) => !recordIds.includes(id)));
    for (const id of recordIds)
      void this.records.loader.reloadOne(id).then((latest) => latest !== 'unknown' && this.receiveRecord(id, latest));
  }

  private receiveRecord(recordId: string, latest: DatasetRecord | 'gone') {
    const known = this.records.find(recordId);
    if (!known) return;
    if (latest !== 'gone' && sameContent(known, latest)) this.clearNewer(recordId);
    else if (this.isInUse(recordId)) this.postpone(recordId, latest);
    else this.apply(recordId, latest);
  }

  private isInUse(recordId: string) {
    const { isUnsent, draftOf } = this.unsynced;
    return isUnsent(recordId) || this.records.record?.id === recordId || draftOf(recordId) !== undefined;
  }

  private postpone(recordId: string, latest: DatasetRecord | 'gone') {
    this.newerVersions = new Map([...this.newerVersions, [recordId, latest]]);
  }

  private clearNewer(recordId: string) {
    this.newerVersions = new Map([...this.newerVersions].filter(([id]) => id !== recordId));
  }

  /** Keeps the local response, because a change to it may be in transit. */
  private apply(recordId: string, latest: DatasetRecord | 'gone') {
    const known = this.records.find(recordId);
    this.clearNewer(recordId);
    if (latest === 'gone') this.records.drop(recordId);
    else if (known) this.records.put({ ...latest, response: known.response, page: known.page });
  }

  private receiveSettings(settings: DatasetSettings | undefined) {
    const { opened, record } = this.records;
    if (!settings || !opened) return;
    const isSame = sameQuestions(settings.questions, opened.questions);
    const waits = record !== undefined && !onlyReworded(opened.questions, settings.questions);
    this.settings = waits ? settings : undefined;
    this.records.updateDataset(isSame || waits ? { ...settings, questions: opened.questions } : settings);
    if (!isSame && record) this.announceQuestions();
    if (!waits) this.form.updateWording(this.records.opened?.questions ?? []);
  }

  private applyPostponed() {
    this.throttle.reset();
    for (const [id, latest] of this.newerVersions) if (!this.isInUse(id)) this.apply(id, latest);
    this.showQuestions();
  }

  private announceQuestions() {
    this.notices.show({ message: { key: 'changes.questions' }, type: 'info', about: 'others' });
  }
}
