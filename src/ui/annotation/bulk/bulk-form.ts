import { observable } from 'mobx';
import { commonSuggestions, differingQuestions } from '#domain/annotation/bulk/agreement.ts';
import {
  type BulkAnswer,
  changedAnswers,
  commonDraft,
  mergeAnswers,
  unfinishedInBulk,
} from '#domain/annotation/bulk/bulk-answers.ts';
import { type Draft, prefilled } from '#domain/annotation/draft.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { choose } from '#domain/annotation/selection.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { AnswerForm } from '../model/answering/answer-form.ts';
import { ConfirmedQuestions } from '../model/answering/confirmed-questions.ts';
import { SpanTools } from '../model/spans/span-tools.ts';

/**
 * Form for all selected records. It starts with the answers that they share; only answers the user changed are
 * applied to the records.
 */
export class BulkForm implements AnswerForm {
  readonly isForMany = true;
  readonly isPaused = false;
  draft: Draft = {};
  /** Counts resets, so that questions drop the state they keep for a record. */
  visit = 0;
  readonly spans = new SpanTools();
  readonly confirmed = new ConfirmedQuestions();
  /** Drafts of records in whose texts the user marked spans, by record id. */
  readonly ownDrafts = observable.map<string, Draft>(undefined, { deep: false });
  private commonDraft: Draft = {};
  private records: readonly DatasetRecord[] = [];

  constructor(public questions: readonly Question[]) {
    makeStateObservable(this);
  }

  /** A stand-in for all selected records, with the suggestions that they share. */
  get record(): DatasetRecord | undefined {
    const [first] = this.records;
    return first && { ...first, suggestions: commonSuggestions(this.records) };
  }

  get firstChoice() {
    return this.questions.find(({ type }) => type.endsWith('_selection') || type === 'rating');
  }

  get changes(): Draft {
    return changedAnswers(this.commonDraft, this.draft, this.questions);
  }

  get isTouched() {
    return this.ownDrafts.size > 0 || Object.keys(this.changes).length > 0;
  }

  get answers(): readonly BulkAnswer[] {
    return mergeAnswers(this.records, this.questions, this.changes, this.ownDrafts);
  }

  get unfinished(): readonly Question[] {
    return unfinishedInBulk(this.answers, this.questions);
  }

  get disputed(): readonly Question[] {
    return differingQuestions(this.drafts, this.questions);
  }

  /** Replaces the selected records and keeps what the user changed in the form. */
  setRecords(selected: readonly DatasetRecord[]) {
    const { changes } = this;
    if (Object.keys(changes).length === 0) this.confirmed.clear();
    this.records = selected;
    this.commonDraft = commonDraft(this.drafts, this.questions);
    this.draft = { ...this.commonDraft, ...changes };
  }

  setQuestions(questions: readonly Question[]) {
    this.questions = questions;
    this.setRecords(this.records);
  }

  press(question: Question, position: number) {
    this.choose(question, position);
  }

  choose(question: Question, position: number) {
    if (this.confirmed.acceptsChoice(this, question, position)) return;
    this.change(choose(this.draft, question, position));
  }

  change(draft: Draft) {
    this.confirmed.addChanged(this.draft, draft, this.questions);
    this.draft = draft;
  }

  reset() {
    this.draft = this.commonDraft;
    this.confirmed.clear();
    this.ownDrafts.clear();
    this.visit += 1;
  }

  private get drafts(): readonly Draft[] {
    return this.records.map((record) => prefilled(record, this.questions));
  }
}
