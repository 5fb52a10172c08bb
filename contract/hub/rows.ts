import * as v from 'valibot';
import { ifValid, wireMap } from '../schemas.ts';
import { wireFeature } from './feature.ts';

/** Rows from the beginning, in which long cells may be cut short. */
export const wireHubFirstRows = v.object({
  features: v.array(v.object({ name: v.string(), type: wireFeature })),
  rows: v.array(v.object({ row: wireMap, truncated_cells: v.fallback(v.array(v.string()), []) })),
});
export type WireHubFirstRows = v.InferOutput<typeof wireHubFirstRows>;

/** Rows from anywhere. */
export const wireHubRows = v.object({ ...wireHubFirstRows.entries, num_rows_total: ifValid(v.number()) });
export type WireHubRows = v.InferOutput<typeof wireHubRows>;
