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
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Platform } from '../../../shared/platform.ts';
import { Task } from '../../../shared/task.ts';
import type { MetricsViewModel } from '../queue/metrics-view-model.ts';
import type { RecordsViewModel } from '../queue/records-view-model.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import { BulkAnsweredRecords } from './bulk-answered-records.ts';
import type { FormViewModel } from './form-view-model.ts';
import type { HistoryViewModel } from './history-view-model.ts';

export class ActionsViewModel {
  /** The record whose answer the server must confirm before the next record is shown. */
  awaitedRecordId: string | undefined = undefined;
  private waitsForServer = false;
  private takeActiveMs: (() => number) | undefined = undefined;
  private readonly loading = new Task();
  private readonly bulkAnswered = new BulkAnsweredRecords();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly metrics: MetricsViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly history: HistoryViewModel,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  get offers(): readonly Offer[] {
    const { record, draft, questions } = this.form;
    return offers(record, draft, questions);
  }

  /** Shows the next record at once; the outbox delivers the answer. */
  perform(requested: Action) {
    const { record, draft, questions, answerState } = this.form;
    const offer = this.offers.find(
      ({ action }) => action === requested || (requested === 'submit' && action === 'validate'),
    );
    if (!record || !answerState || !offer || offer.disabled || this.form.isPaused) return;
    const { action } = offer;
    const next = stateAfter(action, record, draft, questions);
    const step: AnswerStep = { kind: action, changes: [{ recordId: record.id, before: answerState, after: next }] };
    this.history.remember(step, questions);
    if (action === 'reset') this.applyStep(step, 'after', false);
    else this.applyStep(step, 'after', true, this.takeActiveMs?.());
    if (action === 'discard') this.offerUndo(step);
    if (advancesQueue(action)) this.advance(record);
  }

  /** Answers given one by one are sent with the active time that `take` returns. */
  measureTimeBy(take: () => number): () => void {
    this.takeActiveMs = take;
    return () => {
      if (this.takeActiveMs === take) this.takeActiveMs = undefined;
    };
  }

  /** Performs a step on several records, which one undo takes back. */
  performInBulk(step: AnswerStep, records: readonly DatasetRecord[]) {
    this.bulkAnswered.add(records);
    this.history.remember(step, this.form.questions);
    this.applyStep(step, 'after', true);
  }

  /** The browser stores nothing, so from now on the next record waits for the server. */
  handleStorageDenied() {
    if (!this.waitsForServer)
      this.notices.show({ message: { key: 'undo.storageDenied' }, type: 'warning', permanent: true });
    this.waitsForServer = true;
  }

  handleConfirmed(recordId: string, response: DatasetRecord['response']) {
    const record = this.bulkAnswered.find(recordId);
    if (record) this.bulkAnswered.update(this.unsynced.applyConfirmed(record, response));
    if (this.awaitedRecordId !== recordId) return;
    this.awaitedRecordId = undefined;
    if (this.form.record?.id === recordId) this.records.moveOn();
  }

  goToRecord(recordId: string) {
    const record = this.records.find(recordId);
    if (record) return this.records.seek(record.page);
    void this.loading.run(
      () => this.records.loader.loadOne(recordId),
      (found) => found && this.records.showDetached(found),
    );
  }

  undo() {
    this.replay('before');
  }

  redo() {
    this.replay('after');
  }

  /** Offers undo, because discarding takes a single key, which the user may have pressed by mistake. */
  private offerUndo(step: AnswerStep) {
    const act = () => this.history.peek('before') === step && this.undo();
    const buttonText = { key: 'undo.undo' };
    this.notices.show({ message: { key: 'undo.discarded' }, type: 'info', buttonText, act, replaceToast: true });
  }

  private advance({ id }: DatasetRecord) {
    if (this.waitsForServer && this.unsynced.isUnsent(id)) this.awaitedRecordId = id;
    else this.records.moveOn();
  }

  private replay(side: 'before' | 'after') {
    if (this.history.loading) return void this.history.loading.then(() => this.replay(side));
    const step = this.history.peek(side);
    if (!step || this.loading.isRunning) return;
    const missing = step.changes.filter(({ recordId }) => !this.find(step, recordId));
    if (missing.length === 0) return this.replayOnKnown(step, side);
    const found = () => Promise.all(missing.map(({ recordId }) => this.records.loader.loadOne(recordId)));
    void this.loading.run(found, (records) => this.replayOnLoaded(step, side, records));
  }

  private replayOnLoaded(step: AnswerStep, side: 'before' | 'after', found: readonly (DatasetRecord | undefined)[]) {
    if (step.changes.length > 1) this.bulkAnswered.add(found);
    else for (const record of found) if (record) this.records.showDetached(record);
    if (found.every((record) => record === undefined)) {
      this.history.remove(step);
      this.notices.show({ message: { key: 'undo.gone' }, type: 'warning', replaceToast: true });
    } else if (this.history.peek(side) === step) this.replayOnKnown(step, side);
  }

  private replayOnKnown(step: AnswerStep, side: 'before' | 'after') {
    this.history.move(side);
    const isSent = changesServer(step, this.form.questions);
    if (isSent) for (const { recordId } of step.changes) this.unsynced.dismissRefusal(recordId);
    this.applyStep(step, side, isSent);
    const first = this.records.find(step.changes[0]?.recordId ?? '');
    if (first && !this.records.isBulk && this.records.record?.id !== first.id) this.records.seek(first.page);
    this.announce(step, side);
  }

  /** Applies one side of a step to its records and to the form; changes to the server are sent together. */
  private applyStep(step: AnswerStep, side: 'before' | 'after', isSent: boolean, activeMs?: number) {
    const sent = step.changes.flatMap(({ recordId, [side]: to }) => {
      const record = this.find(step, recordId);
      const change = record && isSent ? this.sendableChange(record, to.given, activeMs) : undefined;
      if (record) this.showDraft(change ? this.change(record, change) : record, to.draft);
      return change ? [change] : [];
    });
    if (sent.length > 0) void this.post(sent);
  }

  /** Other servers do not keep which suggestions were in view. */
  private sendableChange(record: DatasetRecord, given: ServerAnswer | undefined, activeMs: number | undefined) {
    const kept = this.platform.can('suggestions-seen') ? given : given && { ...given, suggestionsSeen: undefined };
    return changeTo(record, kept, this.records.opened?.fields ?? [], activeMs);
  }

  private async post(sent: readonly Change[]) {
    await this.outbox.post(this.records.datasetId, ...sent);
    for (const { recordId } of sent) this.unsynced.clearStoredDraft(recordId);
  }

  /** Puts a draft into the form, or keeps it until its record is in view. */
  private showDraft(record: DatasetRecord, draft: Draft) {
    if (this.form.record?.id === record.id) this.form.setDraft(draft);
    else this.unsynced.keepDraft(record.id, this.form.differs(draft, record) ? draft : undefined);
  }

  private change(record: DatasetRecord, change: Change): DatasetRecord {
    const next = this.unsynced.applyChange(record, change);
    this.put(next);
    this.form.update(next);
    this.metrics.count(statusOf(record), statusOf(next));
    return next;
  }

  /** A step on one record needs it loaded, to show it; a bulk step does not. */
  private find({ changes }: AnswerStep, recordId: string) {
    return this.records.find(recordId) ?? (changes.length > 1 ? this.bulkAnswered.find(recordId) : undefined);
  }

  private put(record: DatasetRecord) {
    this.bulkAnswered.update(record);
    if (this.records.find(record.id)) this.records.put(record);
  }

  private announce(step: AnswerStep, side: 'before' | 'after') {
    const question = questionOf(step, this.form.questions)?.title ?? '';
    const count = step.changes.length;
    const done = side === 'before' ? 'undone' : 'redone';
    const key = count > 1 ? `undo.${done}Together` : `undo.${done}.${step.kind}`;
    this.notices.show({ message: { key, values: { question, count } }, type: 'info', replaceToast: true });
  }
}

function changeTo(
  record: DatasetRecord,
  given: ServerAnswer | undefined,
  fields: readonly Field[],
  activeMs: number | undefined,
): Change | undefined {
  const { id: recordId, response } = record;
  if (!given && !response) return undefined;
  const base = { recordId, responseId: response?.id || undefined, preview: previewOf(record, fields) };
  if (!given) return { kind: 'remove', ...base };
  return { kind: 'save', ...base, ...given, ...(activeMs !== undefined && { activeMs }) };
}
