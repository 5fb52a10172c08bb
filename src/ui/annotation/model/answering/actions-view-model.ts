import type { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { type Action, type Offer, offers } from '#domain/annotation/actions.ts';
import type { Draft } from '#domain/annotation/draft.ts';
import type { Field } from '#domain/annotation/field.ts';
import { type DatasetRecord, previewOf, statusOf } from '#domain/annotation/record.ts';
import {
  type AnswerStep,
  advancesQueue,
  changesServer,
  questionOf,
  type ServerAnswer,
  stateAfter,
} from '#domain/annotation/undo/answer-step.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import type { MetricsViewModel } from '../queue/metrics-view-model.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { FormViewModel } from './form-view-model.ts';
import type { HistoryViewModel } from './history-view-model.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

/** What can be done with the record in view, and taken back. */
export class ActionsViewModel {
  /** The record whose answer has to arrive before the next one is shown. */
  awaited: string | undefined = undefined;
  private mustWait = false;
  private readonly reaching = new Task();
  private readonly bulkAnswered = new BulkAnsweredRecords();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly metrics: MetricsViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly history: HistoryViewModel,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  get offers(): readonly Offer[] {
    const { record, draft, questions } = this.form;
    return offers(record, draft, questions);
  }

  /** The next record is there before the answer has left: the outbox sees to it from here. */
  perform(wanted: Action) {
    const { record, draft, questions, standing } = this.form;
    const offer = this.offers.find(({ action }) => action === wanted || (wanted === 'submit' && action === 'validate'));
    if (!record || !standing || !offer || offer.disabled || this.form.isResting) return;
    const { action } = offer;
    const next = stateAfter(action, record, draft, questions);
    const step: AnswerStep = { kind: action, changes: [{ recordId: record.id, before: standing, after: next }] };
    this.history.remember(step, questions);
    this.bring(step, 'after', action !== 'reset');
    if (action === 'discard') this.offerUndo(step);
    if (advancesQueue(action)) this.leadOn(record);
  }

  /** Does something to several records, which is taken back at once. */
  performInBulk(step: AnswerStep, records: readonly DatasetRecord[]) {
    this.bulkAnswered.take(records);
    this.history.remember(step, this.form.questions);
    this.bring(step, 'after', true);
  }

  /** Where the browser keeps nothing, the next record waits for the server. */
  handleStorageDenied() {
    if (!this.mustWait) this.notices.show({ message: { key: 'undo.storageDenied' }, type: 'warning', permanent: true });
    this.mustWait = true;
  }

  handleConfirmed(recordId: string, response: DatasetRecord['response']) {
    const record = this.bulkAnswered.find(recordId);
    if (record) this.bulkAnswered.put(this.unsynced.confirm(record, response));
    if (this.awaited !== recordId) return;
    this.awaited = undefined;
    if (this.form.record?.id === recordId) this.records.moveOn();
  }

  /** Shows a record again, wherever it stands by now. */
  visit(recordId: string) {
    const record = this.records.find(recordId);
    if (record) return this.records.seek(record.page);
    void this.reaching.run(
      () => this.records.supply.loadOne(recordId),
      (found) => found && this.records.showDetached(found),
    );
  }

  undo() {
    this.turn('before');
  }

  redo() {
    this.turn('after');
  }

  /** A single key discards: it may have been hit by mistake. */
  private offerUndo(step: AnswerStep) {
    const act = () => this.history.peek('before') === step && this.undo();
    const buttonText = { key: 'undo.undo' };
    this.notices.show({ message: { key: 'undo.discarded' }, type: 'info', buttonText, act, replaceToast: true });
  }

  private leadOn({ id }: DatasetRecord) {
    if (this.mustWait && this.unsynced.isUnsent(id)) this.awaited = id;
    else this.records.moveOn();
  }

  private turn(side: 'before' | 'after') {
    const step = this.history.peek(side);
    if (!step || this.reaching.isRunning) return;
    const missing = step.changes.filter(({ recordId }) => !this.find(step, recordId));
    if (missing.length === 0) return this.go(step, side);
    const found = () => Promise.all(missing.map(({ recordId }) => this.records.supply.loadOne(recordId)));
    void this.reaching.run(found, (records) => this.goAside(step, side, records));
  }

  /** The records are not among those that were loaded. */
  private goAside(step: AnswerStep, side: 'before' | 'after', found: readonly (DatasetRecord | undefined)[]) {
    if (step.changes.length > 1) this.bulkAnswered.take(found);
    else for (const record of found) if (record) this.records.showDetached(record);
    if (found.every((record) => record === undefined)) {
      this.history.drop(step);
      this.notices.show({ message: { key: 'undo.gone' }, type: 'warning', replaceToast: true });
    } else if (this.history.peek(side) === step) this.go(step, side);
  }

  private go(step: AnswerStep, side: 'before' | 'after') {
    this.history.move(side);
    const isGiven = changesServer(step, this.form.questions);
    if (isGiven) for (const { recordId } of step.changes) this.unsynced.dismissRefusal(recordId);
    this.bring(step, side, isGiven);
    const first = this.records.find(step.changes[0]?.recordId ?? '');
    if (first && !this.records.isBulk && this.records.record?.id !== first.id) this.records.seek(first.page);
    this.tell(step, side);
  }

  /** Brings records, their form and the server to where they are to stand; what is sent goes together. */
  private bring(step: AnswerStep, side: 'before' | 'after', isGiven: boolean) {
    const fields = this.records.opened?.fields ?? [];
    const sent = step.changes.flatMap(({ recordId, [side]: to }) => {
      const record = this.find(step, recordId);
      const change = record && isGiven ? changeTo(record, to.given, fields) : undefined;
      if (record) this.show(change ? this.change(record, change) : record, to.draft);
      return change ? [change] : [];
    });
    if (sent.length > 0) void this.post(sent);
  }

  private async post(sent: readonly Change[]) {
    await this.outbox.post(this.records.datasetId, ...sent);
    for (const { recordId } of sent) this.unsynced.clearStoredDraft(recordId);
  }

  /** A draft is in the form, or waits until its record is in view. */
  private show(record: DatasetRecord, draft: Draft) {
    if (this.form.record?.id === record.id) this.form.hold(draft);
    else this.unsynced.keepDraft(record.id, this.form.differs(draft, record) ? draft : undefined);
  }

  private change(record: DatasetRecord, change: Change): DatasetRecord {
    const next = this.unsynced.changed(record, change);
    this.put(next);
    this.form.update(next);
    this.metrics.count(statusOf(record), statusOf(next));
    return next;
  }

  /** One record by itself has to be at hand to be seen. */
  private find({ changes }: AnswerStep, recordId: string) {
    return this.records.find(recordId) ?? (changes.length > 1 ? this.bulkAnswered.find(recordId) : undefined);
  }

  private put(record: DatasetRecord) {
    this.bulkAnswered.put(record);
    if (this.records.find(record.id)) this.records.put(record);
  }

  private tell(step: AnswerStep, side: 'before' | 'after') {
    const question = questionOf(step, this.form.questions)?.title ?? '';
    const count = step.changes.length;
    const done = side === 'before' ? 'undone' : 'redone';
    const key = count > 1 ? `undo.${done}Together` : `undo.${done}.${step.kind}`;
    this.notices.show({ message: { key, values: { question, count } }, type: 'info', replaceToast: true });
  }
}

/** What the server is asked for, if anything: to keep an answer, or to take it away. */
function changeTo(
  record: DatasetRecord,
  given: ServerAnswer | undefined,
  fields: readonly Field[],
): Change | undefined {
  const { id: recordId, response } = record;
  if (!given && !response) return undefined;
  const of = { recordId, responseId: response?.id || undefined, preview: previewOf(record, fields) };
  return given ? { kind: 'save', ...of, ...given } : { kind: 'remove', ...of };
}

/** Of the records that were answered together: as much as it takes to take that back. */
class BulkAnsweredRecords {
  private records = new Map<string, DatasetRecord>();

  find = (recordId: string): DatasetRecord | undefined => this.records.get(recordId);

  take(found: readonly (DatasetRecord | undefined)[]) {
    for (const record of found) if (record) this.records.set(record.id, light(record));
    this.records = new Map([...this.records].slice(-limits.maxBulkUndoRecords));
  }

  put(record: DatasetRecord) {
    if (this.records.has(record.id)) this.records.set(record.id, light(record));
  }
}

const light = (record: DatasetRecord): DatasetRecord => ({ ...record, fields: {}, original: {}, metadata: {} });
