import { compareShallow, reaction } from 'mobx';
import type { DatasetSettings } from '#application/annotation/open-dataset.ts';
import type { DatasetNews } from '#application/ports/shared/live-events.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { onlyReworded, sameContent, sameQuestions } from '#domain/annotation/queue-sync/content-changes.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { FormViewModel } from '../answering/form-view-model.ts';
import type { UnsyncedAnswers } from '../answering/unsynced-answers.ts';
import type { AdaptiveThrottle } from './adaptive-throttle.ts';
import type { RecordsViewModel } from './records-view-model.ts';

/** What others change while somebody is at it: they are told, and see it once they say so, or at once if it is only in other words; what was written stays. */
export class ChangesViewModel {
  /** Records as they are by now, by their id: those at which somebody is. */
  private newer: ReadonlyMap<string, DatasetRecord | 'gone'> = new Map();
  /** The ids of those of which nobody knows whether they have changed. */
  private doubtful: ReadonlySet<string> = new Set();
  /** The dataset as it is by now, where it asks something else than what is being answered. */
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

  /** What has become of the record in view. */
  get ofRecord(): 'changed' | 'gone' | undefined {
    const now = this.newer.get(this.records.record?.id ?? '');
    return now === undefined || now === 'gone' ? now : 'changed';
  }

  activate() {
    const stops = [
      reaction(() => this.due, this.check, { scheduler: this.schedule, equals: compareShallow }),
      reaction(() => this.form.record?.id, this.settle),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  hear(news: DatasetNews) {
    if (news.kind === 'settings') void this.records.supply.settingsOf(this.records.datasetId).then(this.takeIn);
    if (news.kind === 'updated') this.doubt(news.recordIds);
    if (news.kind === 'deleted') for (const id of news.recordIds) this.learn(id, 'gone');
  }

  /** Shows the record as it is by now. */
  showRecord() {
    const { record } = this.records;
    const now = record && this.newer.get(record.id);
    if (!record || now === undefined || now === 'gone') return;
    const { isBegun } = this.form;
    this.apply(record.id, now);
    if (!isBegun) this.form.begin(this.records.record, this.form.questions);
  }

  /** Goes on from a record that is gone, without what was written for it. */
  leaveGone() {
    const { record } = this.records;
    if (!record || this.ofRecord !== 'gone') return;
    this.form.begin(undefined, this.form.questions);
    this.unsynced.discard(record.id);
    if (this.records.detached) this.records.moveOn();
    this.apply(record.id, 'gone');
  }

  /** Asks what the dataset asks by now. */
  showQuestions() {
    if (!this.settings) return;
    this.records.updateDataset(this.settings);
    this.form.adopt(this.settings.questions);
    this.settings = undefined;
  }

  /** The record in view and those that come next, as far as somebody may have changed them. */
  private get due(): readonly string[] {
    const { record, queue } = this.records;
    const next = queue.records.filter(
      ({ page }) => page > queue.page && page <= queue.page + limits.prefetchedImageRecords,
    );
    return [...(record ? [record] : []), ...next].map(({ id }) => id).filter((id) => this.doubtful.has(id));
  }

  private schedule(look: () => void) {
    if (this.due.length > 0) this.throttle.schedule(look);
    else look();
  }

  private doubt(recordIds: readonly string[] | undefined) {
    const { queue, detached } = this.records;
    const known = [...queue.records, ...(detached ? [detached] : [])].map(({ id }) => id);
    const told = recordIds && new Set(recordIds);
    this.doubtful = new Set([...this.doubtful, ...known.filter((id) => told?.has(id) ?? true)]);
  }

  private check(recordIds: readonly string[]) {
    this.doubtful = new Set([...this.doubtful].filter((id) => !recordIds.includes(id)));
    for (const id of recordIds)
      void this.records.supply.reloadOne(id).then((now) => now !== 'unknown' && this.learn(id, now));
  }

  private learn(recordId: string, now: DatasetRecord | 'gone') {
    const known = this.records.find(recordId);
    if (!known) return;
    if (now !== 'gone' && sameContent(known, now)) this.forget(recordId);
    else if (this.isAt(recordId)) this.keep(recordId, now);
    else this.apply(recordId, now);
  }

  /** Somebody looks at it, has begun to write, or waits for the answer to arrive. */
  private isAt(recordId: string) {
    const { isUnsent, draftOf } = this.unsynced;
    return isUnsent(recordId) || this.records.record?.id === recordId || draftOf(recordId) !== undefined;
  }

  private keep(recordId: string, now: DatasetRecord | 'gone') {
    this.newer = new Map([...this.newer, [recordId, now]]);
  }

  private forget(recordId: string) {
    this.newer = new Map([...this.newer].filter(([id]) => id !== recordId));
  }

  /** The answer is known better here than there: it may be on its way. */
  private apply(recordId: string, now: DatasetRecord | 'gone') {
    const known = this.records.find(recordId);
    this.forget(recordId);
    if (now === 'gone') this.records.drop(recordId);
    else if (known) this.records.put({ ...now, response: known.response, page: known.page });
  }

  private takeIn(settings: DatasetSettings | undefined) {
    const { opened, record } = this.records;
    if (!settings || !opened) return;
    const isSame = sameQuestions(settings.questions, opened.questions);
    const waits = record !== undefined && !onlyReworded(opened.questions, settings.questions);
    this.settings = waits ? settings : undefined;
    this.records.updateDataset(isSame || waits ? { ...settings, questions: opened.questions } : settings);
    if (!isSame && record) this.announceQuestions();
    if (!waits) this.form.reword(this.records.opened?.questions ?? []);
  }

  /** Where nobody is any more, everything is as it is by now. */
  private settle() {
    this.throttle.reset();
    for (const [id, now] of this.newer) if (!this.isAt(id)) this.apply(id, now);
    this.showQuestions();
  }

  private announceQuestions() {
    this.notices.show({ message: { key: 'changes.questions' }, type: 'info', about: 'others' });
  }
}
