import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOfTypes, text, withoutNull } from '../schemas.ts';
import { wireFieldTypes } from './kinds.ts';

const settings = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.optional(v.boolean(), false) }),
  v.object({ type: v.literal('image') }),
  v.object({ type: v.literal('chat'), use_markdown: v.optional(v.boolean(), true) }),
  v.object({ type: v.literal('custom'), template: v.string(), advanced_mode: v.optional(v.boolean(), false) }),
]);
export type WireFieldSettings = v.InferOutput<typeof settings>;

export const wireField = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  required: v.boolean(),
  settings,
  dataset_id: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireField = v.InferOutput<typeof wireField>;

export const wireFields = itemsOfTypes(wireFieldTypes, wireField);
export type WireFields = v.InferOutput<typeof wireFields>;

export const wireFieldCreate = v.object({
  name: text(wireLimits.name),
  title: text(wireLimits.title),
  required: v.optional(v.boolean(), false),
  settings,
});
export type WireFieldCreate = v.InferInput<typeof wireFieldCreate>;

/** Missing keys keep their values. */
const settingsUpdate = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.exactOptional(v.boolean()) }),
  v.object({ type: v.literal('image') }),
  v.object({ type: v.literal('chat'), use_markdown: v.exactOptional(v.boolean()) }),
  v.object({ type: v.literal('custom'), template: v.string(), advanced_mode: v.exactOptional(v.boolean()) }),
]);

export const wireFieldUpdate = withoutNull(
  ['title', 'settings'],
  v.object({
    title: v.exactOptional(text(wireLimits.title)),
    settings: v.exactOptional(settingsUpdate),
  }),
);
export type WireFieldUpdate = v.InferInput<typeof wireFieldUpdate>;
