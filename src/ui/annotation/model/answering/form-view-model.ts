import { cleared, type Draft, isModified, prefilled, sameDraft, unfinished } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { choose, isOnlyChoice } from '#domain/annotation/selection.ts';
import { type AnswerState, answerStateOf } from '#domain/annotation/undo/answer-step.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import { SpanTools } from '../spans/span-tools.ts';
import { ConfirmedQuestions } from './confirmed-questions.ts';
import type { HistoryViewModel } from './history-view-model.ts';

export class FormViewModel {
  draft: Draft = {};
  questions: readonly Question[] = [];
  record: DatasetRecord | undefined = undefined;
  /** Counts the records shown; each visit moves the focus to the first question. */
  visit = 0;
  /** Answers are ignored, because the user cannot have seen the record yet. */
  isPaused = false;
  readonly spans = new SpanTools();
  readonly confirmed = new ConfirmedQuestions();

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

  /** The draft that closing the page would lose. */
  get modifiedDraft() {
    return { recordId: this.record?.id, draft: this.isModified ? this.draft : undefined };
  }

  get isBegun() {
    return this.confirmed.size > 0 || this.isModified;
  }

  get answerState(): AnswerState | undefined {
    return this.record && answerStateOf(this.record, this.draft);
  }

  /** The question that gets digits while no question has the focus. */
  get firstChoice() {
    return this.questions.find(({ type }) => type.endsWith('_selection') || type === 'rating');
  }

  show(record: DatasetRecord | undefined, questions: readonly Question[]) {
    if (record?.id === this.record?.id && questions === this.questions) return;
    if (this.record) this.unsynced.keepDraft(this.record.id, this.isModified ? this.draft : undefined);
    this.begin(record, questions);
  }

  begin(record: DatasetRecord | undefined, questions: readonly Question[]) {
    this.record = record;
    this.questions = questions;
    this.draft = record ? (this.unsynced.draftOf(record.id) ?? prefilled(record, questions)) : {};
    this.confirmed.clear();
    this.isPaused = false;
    this.visit += 1;
  }

  async pauseUntil(until: Promise<void>) {
    const { visit } = this;
    this.isPaused = true;
    await until;
    if (visit === this.visit) this.resume();
  }

  updateQuestions(questions: readonly Question[]) {
    if (this.isBegun) this.questions = questions;
    else this.begin(this.record, questions);
  }

  updateWording(questions: readonly Question[]) {
    this.questions = questions;
  }

  update(record: DatasetRecord) {
    if (record.id === this.record?.id) this.record = record;
  }

  /** A first digit on a suggested choice accepts it, where `choose` would deselect it. */
  press(question: Question, position: number) {
    const agrees = !this.confirmed.has(question) && isOnlyChoice(this.draft, question, position);
    if (agrees) this.confirmed.add(question);
    else this.choose(question, position);
  }

  choose(question: Question, position: number) {
    if (this.isPaused || this.confirmed.acceptsChoice(this, question, position)) return;
    this.change(choose(this.draft, question, position));
  }

  /** Applies a change by the user; steps with the same group are undone together. */
  change(draft: Draft, group?: string) {
    const { record, answerState: before, questions } = this;
    if (!record || !before || this.isPaused || draft === this.draft) return;
    this.confirmed.addChanged(this.draft, draft, questions);
    this.draft = draft;
    const changes = [{ recordId: record.id, before, after: answerStateOf(record, draft) }];
    this.history.remember({ kind: 'answer', changes, ...(group !== undefined && { group }) }, questions);
  }

  setDraft(draft: Draft) {
    this.draft = draft;
    this.confirmed.removeSuggested(this, this.questions);
  }

  private resume() {
    this.isPaused = false;
  }

  /** A cleared form does not differ from a record without a response. */
  differs(draft: Draft, record: DatasetRecord): boolean {
    if (!record.response && sameDraft(draft, cleared(this.questions), this.questions)) return false;
    return isModified(draft, record, this.questions);
  }
}
