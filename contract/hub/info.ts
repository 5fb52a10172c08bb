import * as v from 'valibot';
import { ifValid, mapOf } from '../schemas.ts';
import { wireFeature } from './feature.ts';

const wireHubSplit = v.object({ num_examples: ifValid(v.number()) });

const wireHubConfig = v.object({
  dataset_name: ifValid(v.string()),
  features: v.fallback(mapOf(wireFeature), {}),
  splits: v.fallback(mapOf(v.fallback(wireHubSplit, {})), {}),
});
export type WireHubConfig = v.InferOutput<typeof wireHubConfig>;

/** Subsets of a repository of the hub. */
export const wireHubInfo = v.object({ dataset_info: mapOf(v.fallback(wireHubConfig, { features: {}, splits: {} })) });
export type WireHubInfo = v.InferOutput<typeof wireHubInfo>;
