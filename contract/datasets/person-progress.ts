import * as v from 'valibot';
import { itemsOf, orNull } from '../schemas.ts';

/** Responses of a user in a dataset by status; `recent` are those submitted or discarded since the time asked for. */
export const wirePersonProgress = itemsOf(
  v.object({
    username: v.string(),
    submitted: v.number(),
    discarded: v.number(),
    draft: v.number(),
    recent: v.number(),
    /** Median active time of the submitted responses; null while it is not measured. */
    median_ms: orNull(v.number()),
  }),
);
export type WirePersonProgress = v.InferOutput<typeof wirePersonProgress>;
