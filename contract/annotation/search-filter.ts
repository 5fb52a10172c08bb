import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list, orNull, wireTerm } from '../schemas.ts';

export const wireRecordProperties = ['id', 'external_id', 'status', 'inserted_at', 'updated_at'] as const;
export const wireSuggestionProperties = ['value', 'score', 'agent', 'type'] as const;

const recordScope = v.object({ entity: v.literal('record'), property: v.picklist(wireRecordProperties) });
const metadataScope = v.object({ entity: v.literal('metadata'), metadata_property: v.string() });
const responseScope = v.pipe(
  v.object({
    entity: v.literal('response'),
    question: orNull(v.string()),
    property: orNull(v.literal('status')),
  }),
  v.check(
    ({ question, property }) => question !== null || property !== null,
    "Either 'question' or 'property' must be provided",
  ),
);
const suggestionScope = v.object({
  entity: v.literal('suggestion'),
  question: v.string(),
  property: v.nullish(v.picklist(wireSuggestionProperties), 'value'),
});

/** Subject of a sort or a filter. */
export const wireScope = v.variant('entity', [recordScope, metadataScope, responseScope, suggestionScope]);
export type WireScope = v.InferInput<typeof wireScope>;

/**
 * Submitted answers of a user, of any of some users, or of any user: for those who read all responses, and servers with
 * the feature `answer-filters`.
 */
const answersScope = v.object({
  entity: v.literal('answers'),
  question: v.string(),
  username: orNull(v.string()),
  usernames: orNull(list(v.string(), wireLimits.qualityUsers)),
  /** Only answers given without a suggestion in view, as they were given. */
  blind: v.optional(v.boolean(), false),
});
/**
 * Whether submitted answers differ, of some users or of all; with terms, whether some have such an answer and others do
 * not.
 */
const disagreementScope = v.object({
  entity: v.literal('disagreement'),
  question: v.string(),
  usernames: orNull(list(v.string(), wireLimits.comparedUsers)),
});

/** Time of the last submitted answer of any user. */
const lastAnswerScope = v.object({ entity: v.literal('last-answer') });

const filterScope = v.variant('entity', [
  recordScope,
  metadataScope,
  responseScope,
  suggestionScope,
  answersScope,
  disagreementScope,
  lastAnswerScope,
]);
export type WireFilterScope = v.InferInput<typeof filterScope>;

const bound = orNull(v.union([v.number(), v.string()]));

const range = v.pipe(
  v.object({ type: v.literal('range'), scope: filterScope, ge: bound, le: bound }),
  v.check(({ ge, le }) => ge !== null || le !== null, "At least one of 'ge' or 'le' must be provided"),
  v.check(
    ({ ge, le }) => ge === null || le === null || typeof ge !== typeof le || ge <= le,
    "'ge' must have a value less than or equal to 'le'",
  ),
);

/**
 * Tests whether a value exists; only for servers with the feature `filters`. Error messages list the types of Argilla
 * only.
 */
export const presenceFilterType = 'presence';

export const wireFilter = v.variant('type', [
  v.object({
    type: v.literal('terms'),
    scope: filterScope,
    values: list(
      v.pipe(
        wireTerm,
        v.transform((term) => String(term)),
      ),
      wireLimits.filterValues,
    ),
  }),
  range,
  v.object({ type: v.literal(presenceFilterType), scope: filterScope, present: v.boolean() }),
]);
export type WireFilter = v.InferInput<typeof wireFilter>;
