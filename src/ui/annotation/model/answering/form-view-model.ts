import { cleared, type Draft, isModified, prefilled, sameDraft, unfinished } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { choose, isOnlyChoice } from '#domain/annotation/selection.ts';
import { type AnswerState, answerStateOf } from '#domain/annotation/undo/answer-step.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { SpanTools } from '../spans/span-tools.ts';
import type { HistoryViewModel } from './history-view-model.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

/** The answers to the record in view, before they are sent. */
export class FormViewModel {
  draft: Draft = {};
  questions: readonly Question[] = [];
  record: DatasetRecord | undefined = undefined;
  /** Rises whenever another record is taken in: where the focus goes back to the first question. */
  turn = 0;
  /** It takes no answer yet. */
  isResting = false;
  readonly spans = new SpanTools();
  /** The questions whose answer this person has chosen on this visit to the record. */
  private readonly touched = new Set<string>();

  constructor(
    private readonly unsynced: UnsyncedAnswers,
    private readonly history: HistoryViewModel,
  ) {
    makeStateObservable(this);
  }

  get unfinished() {
    return unfinished(this.draft, this.questions);
  }

  get isComplete() {
    return this.record !== undefined && this.unfinished.length === 0;
  }

  get isModified() {
    return this.record !== undefined && this.differs(this.draft, this.record);
  }

  /** What would be lost with the page. */
  get written() {
    return { recordId: this.record?.id, draft: this.isModified ? this.draft : undefined };
  }

  /** Whether anybody has begun to answer the record in view. */
  get isBegun() {
    return this.touched.size > 0 || this.isModified;
  }

  get standing(): AnswerState | undefined {
    return this.record && answerStateOf(this.record, this.draft);
  }

  /** The question that keys are for, while none of them has the focus. */
  get firstChoice() {
    return this.questions.find(({ type }) => type.endsWith('_selection') || type === 'rating');
  }

  /** Takes in the record in view; what was written for the one before is kept for when it comes back. */
  show(record: DatasetRecord | undefined, questions: readonly Question[]) {
    if (record?.id === this.record?.id && questions === this.questions) return;
    if (this.record) this.unsynced.keepDraft(this.record.id, this.isModified ? this.draft : undefined);
    this.begin(record, questions);
  }

  begin(record: DatasetRecord | undefined, questions: readonly Question[]) {
    this.record = record;
    this.questions = questions;
    this.draft = record ? (this.unsynced.draftOf(record.id) ?? prefilled(record, questions)) : {};
    this.touched.clear();
    this.isResting = false;
    this.turn += 1;
  }

  /** Until then, this record takes no answer: nobody can have seen it. */
  async rest(until: Promise<void>) {
    const { turn } = this;
    this.isResting = true;
    await until;
    if (turn === this.turn) this.wake();
  }

  /** The same record, asked otherwise; what somebody has begun to answer stays. */
  adopt(questions: readonly Question[]) {
    if (this.isBegun) this.questions = questions;
    else this.begin(this.record, questions);
  }

  /** The same in other words. */
  reword(questions: readonly Question[]) {
    this.questions = questions;
  }

  /** The same record, as it stands after a save. */
  update(record: DatasetRecord) {
    if (record.id === this.record?.id) this.record = record;
  }

  /** What a digit does: the first one agrees with what was only suggested, where `choose` would take it back. */
  press(question: Question, position: number) {
    const agrees = !this.touched.has(question.name) && isOnlyChoice(this.draft, question, position);
    if (agrees) this.touched.add(question.name);
    else this.choose(question, position);
  }

  choose(question: Question, position: number) {
    if (this.isResting) return;
    this.touched.add(question.name);
    this.change(choose(this.draft, question, position));
  }

  /** Every change that a person makes; what has a group is taken back at once with what it follows. */
  change(draft: Draft, group?: string) {
    const { record, standing: before, questions } = this;
    if (!record || !before || this.isResting || draft === this.draft) return;
    this.draft = draft;
    const changes = [{ recordId: record.id, before, after: answerStateOf(record, draft) }];
    this.history.remember({ kind: 'answer', changes, ...(group !== undefined && { group }) }, questions);
  }

  /** Holds what was taken back, done again or taken away. */
  hold(draft: Draft) {
    this.draft = draft;
  }

  private wake() {
    this.isResting = false;
  }

  /** Whether something would be lost with it: an empty form says nothing about a record without an answer. */
  differs(draft: Draft, record: DatasetRecord): boolean {
    if (!record.response && sameDraft(draft, cleared(this.questions), this.questions)) return false;
    return isModified(draft, record, this.questions);
  }
}
