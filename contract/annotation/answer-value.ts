import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list, orNull, wholeNumber } from '../schemas.ts';

const offset = wholeNumber({ min: 0 });

export const wireSpan = v.pipe(
  v.object({ label: v.string(), start: offset, end: offset }),
  v.check(({ start, end }) => end > start, "span question response value 'end' must have a value greater than 'start'"),
);
export type WireSpan = v.InferOutput<typeof wireSpan>;

export const wireRank = v.object({ value: v.string(), rank: orNull(v.pipe(v.number(), v.integer())) });
export type WireRank = v.InferOutput<typeof wireRank>;

/**
 * Value shapes of all question types; the question decides whether a value answers it. The longest lists come first.
 */
export const wireAnswerValue = v.union([
  list(wireSpan, wireLimits.spansInAnswer),
  v.array(wireRank),
  v.array(v.string()),
  v.pipe(v.number(), v.integer()),
  v.string(),
]);
export type WireAnswerValue = v.InferOutput<typeof wireAnswerValue>;
