import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { ifValid, itemsOfTypes, orNull, text, withoutNull } from '../schemas.ts';
import { wireQuestionTypes } from './kinds.ts';
import { wireNewQuestionSettings, wireQuestionSettings, wireQuestionSettingsUpdate } from './question-settings.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** On which records annotators see the suggestions for a question: all, those they have answered, none, or a share. */
export const wireShownSuggestions = v.variant('suggestions_shown', [
  v.object({ suggestions_shown: v.picklist(['always', 'after_answer', 'never']) }),
  v.object({ suggestions_shown: v.literal('on_share'), share }),
]);
export type WireShownSuggestions = v.InferOutput<typeof wireShownSuggestions>;

/** Questions whose suggestions are always shown have no `postil`. */
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
  postil: ifValid(wireShownSuggestions),
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
  postil: v.exactOptional(wireShownSuggestions),
});
export type WireQuestionCreate = v.InferInput<typeof wireQuestionCreate>;

export const wireQuestionUpdate = withoutNull(
  ['title', 'settings'],
  v.object({
    title: v.exactOptional(text(wireLimits.title)),
    description: v.exactOptional(description),
    settings: v.exactOptional(wireQuestionSettingsUpdate),
    postil: v.exactOptional(wireShownSuggestions),
  }),
);
export type WireQuestionUpdate = v.InferInput<typeof wireQuestionUpdate>;
