import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, text, withoutNull } from '../schemas.ts';

export const wireVectorSettings = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  dimensions: v.number(),
  dataset_id: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireVectorSettings = v.InferOutput<typeof wireVectorSettings>;

export const wireVectorsSettings = itemsOf(wireVectorSettings);
export type WireVectorsSettings = v.InferOutput<typeof wireVectorsSettings>;

const dimensions = v.pipe(
  v.number(),
  v.integer('Input should be a valid integer'),
  v.gtValue(wireLimits.dimensions.above, `Input should be greater than ${wireLimits.dimensions.above}`),
  v.maxValue(wireLimits.dimensions.max, `Input should be less than or equal to ${wireLimits.dimensions.max}`),
);

export const wireVectorSettingsCreate = v.object({
  name: text(wireLimits.name),
  title: text(wireLimits.title),
  dimensions,
});
export type WireVectorSettingsCreate = v.InferInput<typeof wireVectorSettingsCreate>;

export const wireVectorSettingsUpdate = withoutNull(
  ['title'],
  v.object({ title: v.exactOptional(text(wireLimits.title)) }),
);
export type WireVectorSettingsUpdate = v.InferInput<typeof wireVectorSettingsUpdate>;
