import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { ifValid, itemsOf, orNull, picklistOr, text, wholeNumber, wireId, wireMap, withoutNull } from '../schemas.ts';

export const wireDatasetStatuses = ['draft', 'ready'] as const;

const pairs = v.array(v.object({ source: v.string(), target: v.string() }));

/** Mapping of the source's columns as the web application writes it; the server accepts any other value. */
export const wireMapping = ifValid(
  v.object({ fields: pairs, metadata: pairs, suggestions: pairs, externalId: v.optional(v.string()) }),
);

/** Source of an imported dataset; clients may have stored anything else here. */
const origin = v.looseObject({
  repoId: ifValid(v.string()),
  subset: ifValid(v.string()),
  split: ifValid(v.string()),
  mapping: v.optional(v.unknown()),
  imported: v.optional(v.unknown()),
});

export const wireDataset = v.object({
  id: v.string(),
  name: v.string(),
  guidelines: orNull(v.string()),
  status: picklistOr(wireDatasetStatuses, 'ready'),
  workspace_id: v.string(),
  allow_extra_metadata: v.boolean(),
  distribution: v.object({ strategy: picklistOr(['overlap'], 'overlap'), min_submitted: v.number() }),
  metadata: v.fallback(orNull(origin), null),
  inserted_at: v.string(),
  updated_at: v.string(),
  last_activity_at: v.string(),
  postil: ifValid(v.object({ measures_time: v.boolean() })),
});
export type WireDataset = v.InferOutput<typeof wireDataset>;

export const wireDatasets = itemsOf(wireDataset);
export type WireDatasets = v.InferOutput<typeof wireDatasets>;

/** Filters the user's datasets. */
export const wireDatasetsQuery = v.object({
  workspace_id: v.exactOptional(wireId),
  name: v.exactOptional(v.string()),
  status: v.exactOptional(v.picklist(wireDatasetStatuses)),
});
export type WireDatasetsQuery = v.InferInput<typeof wireDatasetsQuery>;

const guidelines = v.nullable(text(wireLimits.guidelines));
const distribution = v.object({
  strategy: v.literal('overlap'),
  min_submitted: wholeNumber(wireLimits.minSubmitted),
});

export const wireDatasetCreate = v.object({
  name: text(wireLimits.name),
  workspace_id: wireId,
  guidelines: v.optional(guidelines, null),
  allow_extra_metadata: v.optional(v.boolean(), true),
  distribution: v.optional(distribution, { strategy: 'overlap', min_submitted: 1 }),
  metadata: v.optional(v.nullable(wireMap), null),
});
export type WireDatasetCreate = v.InferInput<typeof wireDatasetCreate>;

export const wireDatasetUpdate = withoutNull(
  ['name', 'allow_extra_metadata', 'distribution'],
  v.object({
    name: v.exactOptional(text(wireLimits.name)),
    guidelines: v.exactOptional(guidelines),
    allow_extra_metadata: v.exactOptional(v.boolean()),
    distribution: v.exactOptional(distribution),
    metadata: v.exactOptional(v.nullable(wireMap)),
    postil: v.exactOptional(v.object({ measures_time: v.exactOptional(v.boolean()) })),
  }),
);
export type WireDatasetUpdate = v.InferInput<typeof wireDatasetUpdate>;
