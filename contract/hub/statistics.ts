import * as v from 'valibot';
import { ifValid, mapOf } from '../schemas.ts';

const wireColumnStatistics = v.union([
  v.object({
    column_name: v.string(),
    column_type: v.literal('int'),
    column_statistics: v.object({ min: v.number(), max: v.number() }),
  }),
  v.object({
    column_name: v.string(),
    column_type: v.literal('string_label'),
    column_statistics: v.object({ frequencies: mapOf(v.number()) }),
  }),
  v.object({
    column_name: v.string(),
    column_type: v.pipe(
      v.string(),
      v.transform(() => 'other' as const),
    ),
  }),
]);
export type WireColumnStatistics = v.InferOutput<typeof wireColumnStatistics>;

export const wireHubStatistics = v.object({
  statistics: v.array(wireColumnStatistics),
  /** Counted from the first rows only. */
  partial: ifValid(v.boolean()),
});
