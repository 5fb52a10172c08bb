import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { ifValid, list, mapOf, orNull, picklistOr, wholeNumber, wireId } from '../schemas.ts';
import { wireAnswerValue } from './answer-value.ts';

export const wireResponseStatuses = ['draft', 'submitted', 'discarded'] as const;

/** Whether a suggestion was in view when each question was answered; what is missing is unknown. */
export const wireSuggestionsSeen = mapOf(v.boolean());
export type WireSuggestionsSeen = v.InferOutput<typeof wireSuggestionsSeen>;

/** Answers that were given without a suggestion in view, and changed after it was seen. */
export const wireBlindValues = mapOf(v.object({ value: v.unknown() }));
export type WireBlindValues = v.InferOutput<typeof wireBlindValues>;

/** The question decides how to read each `value`. */
export const wireResponse = v.object({
  id: v.string(),
  status: picklistOr(wireResponseStatuses, 'draft'),
  values: orNull(mapOf(v.object({ value: v.optional(v.unknown()) }))),
  record_id: v.string(),
  user_id: orNull(v.string()),
  inserted_at: v.string(),
  updated_at: v.string(),
  postil: ifValid(
    v.object({
      suggestions_seen: v.exactOptional(wireSuggestionsSeen),
      blind_values: v.exactOptional(wireBlindValues),
    }),
  ),
});
export type WireResponse = v.InferOutput<typeof wireResponse>;

/** Postil's own part of a response; Argilla's server has none. */
const extras = v.object({
  /** Time that the user has worked on the response since the last save. */
  active_ms: v.exactOptional(wholeNumber(wireLimits.activeMs)),
  suggestions_seen: v.exactOptional(wireSuggestionsSeen),
});

/** Missing values are valid here: the server refuses them in submitted responses only. */
const answer = {
  status: v.picklist(wireResponseStatuses),
  values: orNull(mapOf(v.object({ value: wireAnswerValue }))),
  postil: v.exactOptional(extras),
};

export const wireResponseWrite = v.object(answer);
export type WireResponseWrite = v.InferInput<typeof wireResponseWrite>;

export const wireResponsesBulk = v.object({
  items: list(v.object({ record_id: wireId, ...answer }), wireLimits.bulkResponses),
});
export type WireResponsesBulk = v.InferInput<typeof wireResponsesBulk>;

/** One entry for each item of the request, in order: the stored response or the error. */
export const wireResponsesBulkResult = v.object({
  items: v.array(v.object({ item: orNull(wireResponse), error: orNull(v.object({ detail: ifValid(v.string()) })) })),
});
export type WireResponsesBulkResult = v.InferOutput<typeof wireResponsesBulkResult>;
