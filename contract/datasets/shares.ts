import * as v from 'valibot';
import { itemsOf } from '../schemas.ts';

/** Number of submitted answers with this value; a rating is written in digits. */
const wireValueCount = v.object({ value: v.string(), count: v.number() });

/** Only questions with options that have answers. */
export const wireShares = itemsOf(
  v.object({ question_name: v.string(), answers: v.number(), values: v.array(wireValueCount) }),
);
export type WireShares = v.InferOutput<typeof wireShares>;
