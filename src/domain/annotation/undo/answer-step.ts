import type { Action } from '../actions.ts';
import { cleared, type Draft, prefilled, sameDraft, sendable } from '../draft.ts';
import type { Step } from '../history.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord, RecordResponse } from '../record.ts';

/** What the server is to have of a record, whichever response holds it. */
export type ServerAnswer = Pick<RecordResponse, 'status' | 'answers'>;

/** What the form holds of a record, and what is given to the server. */
export interface AnswerState {
  readonly draft: Draft;
  readonly given: ServerAnswer | undefined;
}

/** Something chosen or written, or what a button did. */
export type StepKind = 'answer' | Action;
export type AnswerStep = Step<StepKind, AnswerState>;

export const serverAnswerOf = ({ response }: DatasetRecord): ServerAnswer | undefined =>
  response && { status: response.status, answers: response.answers };

export const answerStateOf = (record: DatasetRecord, draft: Draft): AnswerState => ({
  draft,
  given: serverAnswerOf(record),
});

export const sameServerAnswer = (
  one: ServerAnswer | undefined,
  other: ServerAnswer | undefined,
  questions: readonly Question[],
): boolean =>
  one && other ? one.status === other.status && sameDraft(one.answers, other.answers, questions) : one === other;

const statuses = { submit: 'submitted', validate: 'submitted', discard: 'discarded', draft: 'draft' } as const;

/** Where an action leads. */
export function stateAfter(
  action: Action,
  record: DatasetRecord,
  draft: Draft,
  questions: readonly Question[],
): AnswerState {
  if (action === 'clear') return { draft: cleared(questions), given: undefined };
  if (action === 'reset') return answerStateOf(record, prefilled(record, questions));
  return { draft, given: { status: statuses[action], answers: sendable(draft) } };
}

/** After these the next record is due. */
export const advancesQueue = (action: Action): boolean =>
  action === 'submit' || action === 'validate' || action === 'discard';

/** The letters of a text may all have been taken back again. */
export const isWithoutEffect = ({ changes }: AnswerStep, questions: readonly Question[]): boolean =>
  changes.every(
    ({ before, after }) =>
      sameDraft(before.draft, after.draft, questions) && sameServerAnswer(before.given, after.given, questions),
  );

/** Whether the server has heard of it, or will. */
export const changesServer = ({ changes }: AnswerStep, questions: readonly Question[]): boolean =>
  changes.some(({ before, after }) => !sameServerAnswer(before.given, after.given, questions));

/** The question that a step is about. */
export const questionOf = ({ changes }: AnswerStep, questions: readonly Question[]): Question | undefined =>
  questions.find((question) => changes.some(({ before, after }) => !sameDraft(before.draft, after.draft, [question])));
