import * as v from 'valibot';
import { wireLimits } from '../limits.ts';

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Offsets count code points; `end` is exclusive. */
export const wireSpan = v.pipe(
  v.object({ label: v.string(), start: offset, end: offset }),
  v.check(({ start, end }) => end > start, "span question response value 'end' must have a value greater than 'start'"),
);
export type WireSpan = v.InferOutput<typeof wireSpan>;

export const wireRank = v.object({ value: v.string(), rank: v.nullish(v.pipe(v.number(), v.integer()), null) });
export type WireRank = v.InferOutput<typeof wireRank>;

/** What may be answered at all; whether it answers the question, only the question tells. */
export const wireAnswerValue = v.union([
  v.string(),
  v.pipe(v.number(), v.integer()),
  v.array(v.string()),
  v.array(wireRank),
  v.pipe(v.array(wireSpan), v.maxLength(wireLimits.spansInAnswer.max)),
]);
export type WireAnswerValue = v.InferOutput<typeof wireAnswerValue>;
