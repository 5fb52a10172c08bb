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
import { SpanTools } from '../model/spans/span-tools.ts';

/** One form for many records: it begins with what they agree on, and gives them what was changed in it. */
export class BulkForm implements AnswerForm {
  readonly isForMany = true;
  readonly isResting = false;
  draft: Draft = {};
  /** Rises when the form is begun anew. */
  turn = 0;
  readonly spans = new SpanTools();
  /** The drafts of records in whose own texts something was marked. */
  readonly ownDrafts = observable.map<string, Draft>(undefined, { deep: false });
  private commonDraft: Draft = {};
  private records: readonly DatasetRecord[] = [];

  constructor(public questions: readonly Question[]) {
    makeStateObservable(this);
  }

  /** Stands for all of them. */
  get record(): DatasetRecord | undefined {
    const [first] = this.records;
    return first && { ...first, suggestions: commonSuggestions(this.records) };
  }

  get firstChoice() {
    return this.questions.find(({ type }) => type.endsWith('_selection') || type === 'rating');
  }

  /** What every selected record gets. */
  get changes(): Draft {
    return changedAnswers(this.commonDraft, this.draft, this.questions);
  }

  get isTouched() {
    return this.ownDrafts.size > 0 || Object.keys(this.changes).length > 0;
  }

  /** Every selected record with what it would get. */
  get answers(): readonly BulkAnswer[] {
    return mergeAnswers(this.records, this.questions, this.changes, this.ownDrafts);
  }

  get unfinished(): readonly Question[] {
    return unfinishedInBulk(this.answers, this.questions);
  }

  /** The questions that the selected records answer differently. */
  get disputed(): readonly Question[] {
    return differingQuestions(this.drafts, this.questions);
  }

  /** Other records are selected; what was changed in the form stays. */
  setRecords(selected: readonly DatasetRecord[]) {
    const { changes } = this;
    this.records = selected;
    this.commonDraft = commonDraft(this.drafts, this.questions);
    this.draft = { ...this.commonDraft, ...changes };
  }

  /** As the dataset asks by now; what was changed in the form stays. */
  setQuestions(questions: readonly Question[]) {
    this.questions = questions;
    this.setRecords(this.records);
  }

  press(question: Question, position: number) {
    this.choose(question, position);
  }

  choose(question: Question, position: number) {
    this.change(choose(this.draft, question, position));
  }

  change(draft: Draft) {
    this.draft = draft;
  }

  /** Begins anew. */
  reset() {
    this.draft = this.commonDraft;
    this.ownDrafts.clear();
    this.turn += 1;
  }

  private get drafts(): readonly Draft[] {
    return this.records.map((record) => prefilled(record, this.questions));
  }
}
