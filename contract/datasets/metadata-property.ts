import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOfTypes, list, orNull, text, wireTerm, withoutNull } from '../schemas.ts';

export const wireMetadataTypes = ['terms', 'integer', 'float'] as const;

// Bounds may be beyond 2^53: one such property must not make the whole list invalid.
const bounds = { min: orNull(v.number()), max: orNull(v.number()) };
const settings = v.variant('type', [
  v.object({ type: v.literal('terms'), values: orNull(v.array(wireTerm)) }),
  v.object({ type: v.literal('integer'), ...bounds }),
  v.object({ type: v.literal('float'), ...bounds }),
]);
export type WireMetadataSettings = v.InferOutput<typeof settings>;

export const wireMetadataProperty = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  settings,
  visible_for_annotators: v.boolean(),
  dataset_id: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireMetadataProperty = v.InferOutput<typeof wireMetadataProperty>;

export const wireMetadataProperties = itemsOfTypes(wireMetadataTypes, wireMetadataProperty);
export type WireMetadataProperties = v.InferOutput<typeof wireMetadataProperties>;

export const wireMetadataMetrics = v.variant('type', [
  v.object({
    type: v.literal('terms'),
    total: v.number(),
    values: v.array(v.object({ term: v.string(), count: v.number() })),
  }),
  v.object({ type: v.literal('integer'), ...bounds }),
  v.object({ type: v.literal('float'), ...bounds }),
]);
export type WireMetadataMetrics = v.InferOutput<typeof wireMetadataMetrics>;

export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}
const areOrdered = ({ min, max }: NumberRange) => min === null || max === null || min < max;
const orderMessage = ({ input: { min, max } }: { readonly input: NumberRange }) =>
  `'min' (${min}) must be lower than 'max' (${max})`;
const integer = orNull(v.pipe(v.number(), v.integer('Input should be a valid integer')));
const newSettings = v.variant('type', [
  v.object({ type: v.literal('terms'), values: orNull(list(wireTerm, wireLimits.terms)) }),
  v.pipe(
    v.object({ type: v.literal('integer'), min: integer, max: integer }),
    v.check((bounds) => areOrdered(bounds), orderMessage),
  ),
  v.pipe(
    v.object({ type: v.literal('float'), ...bounds }),
    v.check((bounds) => areOrdered(bounds), orderMessage),
  ),
]);

export const wireMetadataPropertyCreate = v.object({
  name: text(wireLimits.name),
  title: text(wireLimits.title),
  settings: newSettings,
  visible_for_annotators: v.optional(v.boolean(), true),
});
export type WireMetadataPropertyCreate = v.InferInput<typeof wireMetadataPropertyCreate>;

export const wireMetadataPropertyUpdate = withoutNull(
  ['title', 'visible_for_annotators'],
  v.object({
    title: v.exactOptional(text(wireLimits.title)),
    visible_for_annotators: v.exactOptional(v.boolean()),
  }),
);
export type WireMetadataPropertyUpdate = v.InferInput<typeof wireMetadataPropertyUpdate>;
