import type { Action } from '../actions.ts';
import { sameAnswer } from '../answer.ts';
import { cleared, type Draft, prefilled, sameDraft, sendable } from '../draft.ts';
import type { Step } from '../history.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord, RecordResponse, SuggestionsSeen } from '../record.ts';
import { suggestionFor } from '../suggestion.ts';

/** The part of a response that undo restores. */
export type ServerAnswer = Pick<RecordResponse, 'status' | 'answers' | 'suggestionsSeen'>;

export interface AnswerState {
  readonly draft: Draft;
  readonly given: ServerAnswer | undefined;
}

export type StepKind = 'answer' | Action;
export type AnswerStep = Step<StepKind, AnswerState>;

export const serverAnswerOf = ({ response }: DatasetRecord): ServerAnswer | undefined =>
  response && { status: response.status, answers: response.answers, suggestionsSeen: response.suggestionsSeen };

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

/** Answers that the record has already keep what is known about them. */
export function suggestionsSeen(
  { response, suggestions }: DatasetRecord,
  answers: Draft,
  questions: readonly Question[],
): SuggestionsSeen {
  const seenFor = (question: Question) => {
    const [answer, earlier] = [answers[question.name], response?.answers[question.name]];
    if (answer && earlier && sameAnswer(answer, earlier)) return response?.suggestionsSeen?.[question.name];
    return answer && suggestionFor(question, suggestions) !== undefined;
  };
  const all = questions.map((question) => [question.name, seenFor(question)] as const);
  return Object.fromEntries(all.filter((each): each is [string, boolean] => each[1] !== undefined));
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
