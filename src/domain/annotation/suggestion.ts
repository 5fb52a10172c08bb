import type { Answer } from './answer.ts';

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
