import { makeAutoObservable } from 'mobx';
import type { Outbox } from '#application/annotation/outbox.ts';
import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { type Action, type Offer, offers } from '#domain/annotation/actions.ts';
import { type DatasetRecord, statusOf } from '#domain/annotation/record.ts';
import {
  type AnswerStep,
  type Given,
  isSent,
  leadsOn,
  outcomeOf,
  questionOf,
  type Standing,
} from '#domain/annotation/undo/answer-step.ts';
import { Task } from '../../shared/task.ts';
import type { FormViewModel } from '../form-view-model.ts';
import type { MetricsViewModel } from '../metrics-view-model.ts';
import type { RecordsViewModel } from '../records-view-model.ts';
import type { Unsaved } from '../unsaved.ts';
import type { HistoryViewModel } from './history-view-model.ts';

type Private = 'records' | 'form' | 'metrics' | 'unsaved' | 'history' | 'outbox' | 'notices';

/** What can be done with the record in view, and taken back. */
export class AnsweringViewModel {
  /** The record whose answer has to arrive before the next one is shown. */
  awaited: string | undefined = undefined;
  private mustWait = false;
  private readonly reaching = new Task();

  constructor(
    private readonly records: RecordsViewModel,
    private readonly form: FormViewModel,
    private readonly metrics: MetricsViewModel,
    private readonly unsaved: Unsaved,
    private readonly history: HistoryViewModel,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
  ) {
    makeAutoObservable<AnsweringViewModel, Private>(
      this,
      { records: false, form: false, metrics: false, unsaved: false, history: false, outbox: false, notices: false },
      { autoBind: true },
    );
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
    const next = outcomeOf(action, record, draft, questions);
    const step: AnswerStep = { kind: action, changes: [{ recordId: record.id, before: standing, after: next }] };
    this.history.remember(step, questions);
    this.bring(record, next, action !== 'reset');
    if (action === 'discard') this.offerUndo(step);
    if (leadsOn(action)) this.leadOn(record);
  }

  /** Where the browser keeps nothing, the next record waits for the server. */
  heedUnkept() {
    if (!this.mustWait) this.notices.show({ message: { key: 'undo.unkept' }, type: 'warning', permanent: true });
    this.mustWait = true;
  }

  heedConfirmed(recordId: string) {
    if (this.awaited !== recordId) return;
    this.awaited = undefined;
    if (this.form.record?.id === recordId) this.records.moveOn();
  }

  /** Shows a record again, wherever it stands by now. */
  visit(recordId: string) {
    const record = this.records.find(recordId);
    if (record) return this.records.seek(record.page);
    void this.reaching.run(
      () => this.records.supply.reach(recordId),
      (found) => found && this.records.setAside(found),
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
    if (this.mustWait && this.unsaved.isUnsent(id)) this.awaited = id;
    else this.records.moveOn();
  }

  private turn(side: 'before' | 'after') {
    const step = this.history.peek(side);
    if (!step || this.reaching.isRunning) return;
    const missing = step.changes.filter(({ recordId }) => !this.records.find(recordId));
    if (missing.length === 0) return this.go(step, side);
    const found = () => Promise.all(missing.map(({ recordId }) => this.records.supply.reach(recordId)));
    void this.reaching.run(found, (records) => this.goAside(step, side, records));
  }

  /** The record is not among those that were loaded. */
  private goAside(step: AnswerStep, side: 'before' | 'after', found: readonly (DatasetRecord | undefined)[]) {
    for (const record of found) if (record) this.records.setAside(record);
    if (found.includes(undefined)) {
      this.history.drop(step);
      this.notices.show({ message: { key: 'undo.gone' }, type: 'warning', replaceToast: true });
    } else if (this.history.peek(side) === step) this.go(step, side);
  }

  private go(step: AnswerStep, side: 'before' | 'after') {
    this.history.move(side);
    const isGiven = isSent(step, this.form.questions);
    for (const change of step.changes) {
      const record = this.records.find(change.recordId);
      if (!record) continue;
      if (isGiven) this.unsaved.letGo(record.id);
      this.bring(record, change[side], isGiven);
      if (this.records.record?.id !== record.id) this.records.seek(record.page);
    }
    this.tell(step, side);
  }

  /** Brings a record, its form and the server to where they are to stand. */
  private bring(record: DatasetRecord, { draft, given }: Standing, isGiven: boolean) {
    const next = isGiven ? this.give(record, given) : record;
    if (this.form.record?.id === record.id) this.form.hold(draft);
    else this.unsaved.keep(record.id, this.form.differs(draft, next) ? draft : undefined);
  }

  private give(record: DatasetRecord, given: Given | undefined): DatasetRecord {
    if (!given && !record.response) return record;
    const of = { recordId: record.id, responseId: record.response?.id || undefined };
    const change: Change = given ? { kind: 'save', ...of, ...given } : { kind: 'remove', ...of };
    const next = this.unsaved.changed(record, change);
    void this.outbox.post(record.datasetId, change).then(() => this.unsaved.drop(record.id));
    this.records.put(next);
    this.form.update(next);
    this.metrics.count(statusOf(record), statusOf(next));
    return next;
  }

  private tell(step: AnswerStep, side: 'before' | 'after') {
    const question = questionOf(step, this.form.questions)?.title ?? '';
    const key = `undo.${side === 'before' ? 'taken' : 'again'}.${step.kind}`;
    this.notices.show({ message: { key, values: { question } }, type: 'info', replaceToast: true });
  }
}
