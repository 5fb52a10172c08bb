import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { orNull, text, wireId } from '../schemas.ts';
import { wireAnswerValue } from './answer-value.ts';

const isNumber = (value: unknown) => typeof value === 'number';
const isProbability = (score: number) => score >= 0 && score <= 1;

/** One score for the whole suggestion, or one for each value. */
const score = v.pipe(
  v.custom<number | readonly number[]>(
    (value) => isNumber(value) || (Array.isArray(value) && value.every(isNumber)),
    'score must be a number or a list of numbers',
  ),
  v.check((given) => [given].flat().every(isProbability), 'score must be between 0 and 1'),
);

export const wireSuggestionTypes = ['model', 'human'] as const;

export const wireSuggestionWrite = v.object({
  question_id: wireId,
  value: wireAnswerValue,
  score: orNull(score),
  agent: orNull(text(wireLimits.agent)),
  type: orNull(v.picklist(wireSuggestionTypes)),
});
export type WireSuggestionWrite = v.InferOutput<typeof wireSuggestionWrite>;
