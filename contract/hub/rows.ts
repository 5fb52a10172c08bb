import * as v from 'valibot';
import { ifValid, wireMap } from '../schemas.ts';
import { wireFeature } from './feature.ts';

/** First rows; long cells may be truncated. */
export const wireHubFirstRows = v.object({
  features: v.array(v.object({ name: v.string(), type: wireFeature })),
  rows: v.array(v.object({ row: wireMap, truncated_cells: v.fallback(v.array(v.string()), []) })),
});
export type WireHubFirstRows = v.InferOutput<typeof wireHubFirstRows>;

/** Rows at any offset. */
export const wireHubRows = v.object({ ...wireHubFirstRows.entries, num_rows_total: ifValid(v.number()) });
export type WireHubRows = v.InferOutput<typeof wireHubRows>;
