import type { Action } from '../actions.ts';
import { cleared, type Draft, prefilled, sameDraft, sendable } from '../draft.ts';
import type { Step } from '../history.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord, RecordResponse } from '../record.ts';
import { suggestionsSeen } from '../suggestions-seen.ts';

/** The part of a response that undo restores. */
export type ServerAnswer = Pick<RecordResponse, 'status' | 'answers' | 'suggestionsSeen'>;

export interface AnswerState {
  readonly draft: Draft;
  readonly given: ServerAnswer | undefined;
}

export type StepKind = 'answer' | Action;
export type AnswerStep = Step<StepKind, AnswerState>;

export function serverAnswerOf({ response }: DatasetRecord): ServerAnswer | undefined {
  if (!response) return undefined;
  const { status, answers, suggestionsSeen: seen } = response;
  return { status, answers, ...(seen && { suggestionsSeen: seen }) };
}

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

export function stateAfter(
  action: Action,
  record: DatasetRecord,
  draft: Draft,
  questions: readonly Question[],
): AnswerState {
  if (action === 'clear') return { draft: cleared(questions), given: undefined };
  if (action === 'reset') return answerStateOf(record, prefilled(record, questions));
  const answers = sendable(draft);
  const given = { status: statuses[action], answers, suggestionsSeen: suggestionsSeen(record, answers, questions) };
  return { draft, given };
}

export const advancesQueue = (action: Action): boolean =>
  action === 'submit' || action === 'validate' || action === 'discard';

/** Typing and erasing the same letters has no effect. */
export const isWithoutEffect = ({ changes }: AnswerStep, questions: readonly Question[]): boolean =>
  changes.every(
    ({ before, after }) =>
      sameDraft(before.draft, after.draft, questions) && sameServerAnswer(before.given, after.given, questions),
  );

export const changesServer = ({ changes }: AnswerStep, questions: readonly Question[]): boolean =>
  changes.some(({ before, after }) => !sameServerAnswer(before.given, after.given, questions));

export const questionOf = ({ changes }: AnswerStep, questions: readonly Question[]): Question | undefined =>
  questions.find((question) => changes.some(({ before, after }) => !sameDraft(before.draft, after.draft, [question])));
