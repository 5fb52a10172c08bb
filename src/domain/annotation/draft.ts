import {
  type Answer,
  type Answers,
  type AnswerTo,
  isAcceptable,
  isAnswered,
  isOfType,
  isSendable,
  type QuestionType,
  sameAnswer,
} from './answer.ts';
import { blankAnswer, type Question, type QuestionOf } from './question.ts';
import type { DatasetRecord } from './record.ts';
import { equalsSuggestion, suggestionFor } from './suggestion.ts';

/** Unsent answers to one record, by question name. */
export type Draft = Answers;

export function answerTo<T extends QuestionType>(draft: Draft, question: QuestionOf<T>): AnswerTo<T> {
  const answer = draft[question.name];
  return answer && isOfType(answer, question.type) ? answer : blankAnswer(question);
}

export const withAnswer = (draft: Draft, question: Question, answer: Answer): Draft => ({
  ...draft,
  [question.name]: answer,
});

/** Questions that keep a record from being submitted. */
export const unfinished = (draft: Draft, questions: readonly Question[]): readonly Question[] =>
  questions.filter((question) => {
    const answer = answerTo(draft, question);
    return question.required ? !isAnswered(answer) : !isAcceptable(answer);
  });

export const sendable = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, answer]) => isSendable(answer)));

export const prefilled = (record: DatasetRecord, questions: readonly Question[]): Draft =>
  record.response ? answered(record.response.answers, questions) : suggested(record, questions);

export const cleared = (questions: readonly Question[]): Draft => answered({}, questions);

/** The form that Validate accepts: the suggestions and nothing else. */
export const suggested = ({ suggestions }: DatasetRecord, questions: readonly Question[]): Draft =>
  byName(questions, (question) => suggestionFor(question, suggestions)?.suggestedAnswer);

/** The answer to a record without a response is the suggestion. */
export const holdsSuggestion = (draft: Draft, record: DatasetRecord | undefined, question: Question): boolean =>
  record !== undefined &&
  !record.response &&
  equalsSuggestion(answerTo(draft, question), suggestionFor(question, record.suggestions));

export const accepted = (draft: Draft, record: DatasetRecord, question: Question): Draft => ({
  ...draft,
  ...suggested(record, [question]),
});

export const sameDraft = (one: Draft, other: Draft, questions: readonly Question[]): boolean =>
  questions.every((question) => sameAnswer(answerTo(one, question), answerTo(other, question)));

export const isModified = (draft: Draft, record: DatasetRecord, questions: readonly Question[]): boolean =>
  !sameDraft(draft, prefilled(record, questions), questions);

const answered = (answers: Answers, questions: readonly Question[]) => byName(questions, ({ name }) => answers[name]);

const byName = (questions: readonly Question[], answerOf: (question: Question) => Answer | undefined): Draft =>
  Object.fromEntries(questions.map((question) => [question.name, fitted(question, answerOf(question))]));

/** Completes a partial ranking with unranked options. */
function fitted(question: Question, answer: Answer | undefined): Answer {
  const blank = blankAnswer(question);
  if (answer?.type !== blank.type) return blank;
  if (answer.type !== 'ranking' || blank.type !== 'ranking') return answer;

  const rankByValue = new Map(answer.ranks.map(({ value, rank }) => [value, rank]));
  return { ...blank, ranks: blank.ranks.map(({ value }) => ({ value, rank: rankByValue.get(value) })) };
}
