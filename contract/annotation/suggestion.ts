import * as v from 'valibot';
import { itemsOf, orNull } from '../schemas.ts';

/** The question decides how to read `value`. */
export const wireSuggestion = v.object({
  id: v.string(),
  question_id: v.string(),
  type: orNull(v.string()),
  value: v.optional(v.unknown()),
  score: orNull(v.union([v.number(), v.array(v.number())])),
  agent: orNull(v.string()),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireSuggestion = v.InferOutput<typeof wireSuggestion>;

export const wireSuggestions = itemsOf(wireSuggestion);
export type WireSuggestions = v.InferOutput<typeof wireSuggestions>;

/** Agents of the suggestions, by question. */
export const wireSuggestionOptions = itemsOf(
  v.object({
    question: v.object({ id: v.string(), name: v.string() }),
    agents: v.array(v.string()),
  }),
);
export type WireSuggestionOptions = v.InferOutput<typeof wireSuggestionOptions>;
