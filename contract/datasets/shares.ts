import * as v from 'valibot';
import { itemsOf } from '../schemas.ts';

/** How many of the answers that were submitted to a question say so; a rating as its digits. */
const wireValueCount = v.object({ value: v.string(), count: v.number() });

/** The questions with options, as far as somebody has answered them. */
export const wireShares = itemsOf(
  v.object({ question_name: v.string(), answers: v.number(), values: v.array(wireValueCount) }),
);
export type WireShares = v.InferOutput<typeof wireShares>;
