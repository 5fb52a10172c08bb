import { cleared, type Draft, isModified, prefilled, sameDraft, unfinished } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { choose, isTheChoice } from '#domain/annotation/selection.ts';
import { type Standing, standingOf } from '#domain/annotation/undo/answer-step.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import { SpanTools } from '../spans/span-tools.ts';
import type { HistoryViewModel } from './history-view-model.ts';

/** The answers to the record in view, before they are sent. */
export class FormViewModel {
  draft: Draft = {};
  questions: readonly Question[] = [];
  record: DatasetRecord | undefined = undefined;
  /** Rises whenever another record is taken in: where the focus goes back to the first question. */
  visit = 0;
  /** It takes no answer yet. */
  isPaused = false;
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
  get modifiedDraft() {
    return { recordId: this.record?.id, draft: this.isModified ? this.draft : undefined };
  }

  /** Whether anybody has begun to answer the record in view. */
  get isBegun() {
    return this.touched.size > 0 || this.isModified;
  }

  get standing(): Standing | undefined {
    return this.record && standingOf(this.record, this.draft);
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
    this.isPaused = false;
    this.visit += 1;
  }

  /** Until then, this record takes no answer: nobody can have seen it. */
  async pauseUntil(until: Promise<void>) {
    const { visit } = this;
    this.isPaused = true;
    await until;
    if (visit === this.visit) this.resume();
  }

  /** The same record, asked otherwise; what somebody has begun to answer stays. */
  updateQuestions(questions: readonly Question[]) {
    if (this.isBegun) this.questions = questions;
    else this.begin(this.record, questions);
  }

  /** The same in other words. */
  updateWording(questions: readonly Question[]) {
    this.questions = questions;
  }

  /** The same record, as it stands after a save. */
  update(record: DatasetRecord) {
    if (record.id === this.record?.id) this.record = record;
  }

  /** What a digit does: the first one agrees with what was only suggested, where `choose` would take it back. */
  press(question: Question, position: number) {
    const agrees = !this.touched.has(question.name) && isTheChoice(this.draft, question, position);
    if (agrees) this.touched.add(question.name);
    else this.choose(question, position);
  }

  choose(question: Question, position: number) {
    if (this.isPaused) return;
    this.touched.add(question.name);
    this.change(choose(this.draft, question, position));
  }

  /** Every change that a person makes; what has a group is taken back at once with what it follows. */
  change(draft: Draft, group?: string) {
    const { record, standing: before, questions } = this;
    if (!record || !before || this.isPaused || draft === this.draft) return;
    this.draft = draft;
    const changes = [{ recordId: record.id, before, after: standingOf(record, draft) }];
    this.history.remember({ kind: 'answer', changes, ...(group !== undefined && { group }) }, questions);
  }

  /** Holds what was taken back, done again or taken away. */
  setDraft(draft: Draft) {
    this.draft = draft;
  }

  private resume() {
    this.isPaused = false;
  }

  /** Whether something would be lost with it: an empty form says nothing about a record without an answer. */
  differs(draft: Draft, record: DatasetRecord): boolean {
    if (!record.response && sameDraft(draft, cleared(this.questions), this.questions)) return false;
    return isModified(draft, record, this.questions);
  }
}
