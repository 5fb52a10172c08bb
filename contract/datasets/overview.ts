import * as v from 'valibot';
import { itemsOf } from '../schemas.ts';
import { wireDataset } from './dataset.ts';
import { wireMetrics, wireProgress } from './progress.ts';

/**
 * Dataset with everything that the list of datasets shows; types without duplicates, in the order of the fields or
 * questions. Earlier versions send no counts of the caller and no last answer.
 */
export const wireDatasetOverview = v.object({
  ...wireDataset.entries,
  workspace_name: v.string(),
  field_types: v.array(v.string()),
  question_types: v.array(v.string()),
  progress: wireProgress,
  own: v.optional(wireMetrics.entries.responses),
  last_answer: v.optional(v.nullable(v.object({ username: v.string(), at: v.string() }))),
});
export type WireDatasetOverview = v.InferOutput<typeof wireDatasetOverview>;

export const wireOverview = itemsOf(wireDatasetOverview);
export type WireOverview = v.InferOutput<typeof wireOverview>;
