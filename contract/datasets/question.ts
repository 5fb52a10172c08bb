import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOfTypes, orNull, text, withoutNull } from '../schemas.ts';
import { wireQuestionTypes } from './kinds.ts';
import { wireNewQuestionSettings, wireQuestionSettings, wireQuestionSettingsUpdate } from './question-settings.ts';

export const wireQuestion = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  description: orNull(v.string()),
  required: v.boolean(),
  settings: wireQuestionSettings,
  dataset_id: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireQuestion = v.InferOutput<typeof wireQuestion>;

export const wireQuestions = itemsOfTypes(wireQuestionTypes, wireQuestion);
export type WireQuestions = v.InferOutput<typeof wireQuestions>;

const description = v.nullable(text(wireLimits.questionDescription));

export const wireQuestionCreate = v.object({
  name: text(wireLimits.name),
  title: text(wireLimits.title),
  description: v.optional(description, null),
  required: v.optional(v.boolean(), false),
  settings: wireNewQuestionSettings,
});
export type WireQuestionCreate = v.InferInput<typeof wireQuestionCreate>;

export const wireQuestionUpdate = withoutNull(
  ['title', 'settings'],
  v.object({
    title: v.exactOptional(text(wireLimits.title)),
    description: v.exactOptional(description),
    settings: v.exactOptional(wireQuestionSettingsUpdate),
  }),
);
export type WireQuestionUpdate = v.InferInput<typeof wireQuestionUpdate>;
