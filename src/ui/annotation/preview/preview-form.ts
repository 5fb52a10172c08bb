import { type Draft, isModified, prefilled } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { choose } from '#domain/annotation/selection.ts';
import { previewRecord } from '#domain/datasets/settings/preview-record.ts';
import { isSame } from '#domain/shared/edit.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { AnswerForm } from '../model/answering/answer-form.ts';
import { ConfirmedQuestions } from '../model/answering/confirmed-questions.ts';
import { SpanTools } from '../model/spans/span-tools.ts';

export class PreviewForm implements AnswerForm {
  readonly isPaused = false;
  draft: Draft = {};
  questions: readonly Question[] = [];
  record: DatasetRecord | undefined = undefined;
  /** A record of the dataset, once one is loaded; until then the form shows an invented record. */
  sample: DatasetRecord | undefined = undefined;
  visit = 0;
  readonly spans = new SpanTools();
  readonly confirmed = new ConfirmedQuestions();

  constructor() {
    makeStateObservable(this);
  }

  /**
   * Shows changed questions at once. Another record resets the form, unless the user has already answered the
   * invented one.
   */
  show(questions: readonly Question[], sample: DatasetRecord | undefined) {
    const isNewRecord = this.record === undefined || sample !== this.sample;
    const wasAnswered = !this.sample && this.isModified;
    this.sample = sample;
    this.questions = questions;
    const record = previewRecord(sample, questions);
    // an unchanged record causes no rendering
    if (isNewRecord || !isSame(record.suggestions, this.record?.suggestions)) this.record = record;
    if (isNewRecord && !wasAnswered) this.reset();
  }

  private get isModified() {
    return this.record !== undefined && isModified(this.draft, this.record, this.questions);
  }

  reset() {
    this.draft = this.record ? prefilled(this.record, this.questions) : {};
    this.confirmed.clear();
    this.visit += 1;
  }

  choose(question: Question, position: number) {
    if (this.confirmed.acceptsChoice(this, question, position)) return;
    this.change(choose(this.draft, question, position));
  }

  change(draft: Draft) {
    this.confirmed.addChanged(this.draft, draft, this.questions);
    this.draft = draft;
  }
}
