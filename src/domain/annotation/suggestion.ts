import type { Answer } from './answer.ts';
import type { Question } from './question.ts';

/** What a model or a person proposed as the answer to a question. */
export interface Suggestion {
  readonly id: string;
  readonly questionId: string;
  /** Its `type` is the type of the question. */
  readonly suggestedAnswer: Answer;
  /** One score, or one for each suggested value. */
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

export const suggestionFor = (question: Question, suggestions: readonly Suggestion[]): Suggestion | undefined =>
  suggestions.find(
    ({ questionId, suggestedAnswer }) => questionId === question.id && suggestedAnswer.type === question.type,
  );
