import { limits } from '../../shared/limits.ts';
import type { Notice } from '../../shared/notice.ts';
import { canValidate } from '../actions.ts';
import { sameAnswer } from '../answer.ts';
import { answerTo, type Draft, prefilled, suggested, unfinished } from '../draft.ts';
import { blankAnswer, type Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';
import { commonAnswer } from './agreement.ts';

export interface BulkAnswer {
  readonly record: DatasetRecord;
  readonly answers: Draft;
}

/** The initial form: blank where the selected records differ. */
export const commonDraft = (drafts: readonly Draft[], questions: readonly Question[]): Draft =>
  Object.fromEntries(
    questions.map((question) => [question.name, commonAnswer(drafts, question) ?? blankAnswer(question)]),
  );

/** Changed answers apply to every selected record, except spans, which belong to the text of one record. */
export const changedAnswers = (start: Draft, draft: Draft, questions: readonly Question[]): Draft =>
  Object.fromEntries(
    questions
      .filter((question) => question.type !== 'span')
      .map((question) => ({ name: question.name, from: answerTo(start, question), to: answerTo(draft, question) }))
      .filter(({ from, to }) => !sameAnswer(from, to))
      .map(({ name, to }) => [name, to]),
  );

/** `own` holds drafts that the user has edited record by record. */
export const mergeAnswers = (
  records: readonly DatasetRecord[],
  questions: readonly Question[],
  changes: Draft,
  own: ReadonlyMap<string, Draft> = new Map(),
): readonly BulkAnswer[] =>
  records.map((record) => ({
    record,
    answers: { ...(own.get(record.id) ?? prefilled(record, questions)), ...changes },
  }));

export const suggestedAnswers = (
  records: readonly DatasetRecord[],
  questions: readonly Question[],
): readonly BulkAnswer[] => records.map((record) => ({ record, answers: suggested(record, questions) }));

export const unfinishedInBulk = (answers: readonly BulkAnswer[], questions: readonly Question[]): readonly Question[] =>
  questions.filter((question) => answers.some((each) => unfinished(each.answers, [question]).length > 0));

export const canValidateAll = (records: readonly DatasetRecord[], questions: readonly Question[]): boolean =>
  records.length > 0 && records.every((record) => canValidate(record, questions));

export const needsConfirmation = (count: number): boolean => count > limits.confirmBulkAboveRecords;

export interface BulkResult {
  readonly recordId: string;
  readonly isSaved: boolean;
}

export const isSuccess = (results: readonly BulkResult[]): boolean => results.every(({ isSaved }) => isSaved);

export const bulkNotice = (results: readonly BulkResult[]): Notice | undefined =>
  isSuccess(results) ? undefined : { message: { key: 'bulk.failed' }, type: 'danger' };
