import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { orNull, wireId } from '../parts.ts';
import { wireRecord } from './record.ts';
import { wireFilter, wireScope } from './search-filter.ts';

export const wireSimilarities = ['most_similar', 'least_similar'] as const;
export const wireSortOrders = ['asc', 'desc'] as const;

const { filters, searchLimit, similarRecords, sorts } = wireLimits;

const digits = v.pipe(v.string(), v.regex(/^[+-]?\d+$/, 'Input should be a valid integer'), v.transform(Number));

/** The query parameters of a search, as an address has them: texts. */
export const wireSearchQuery = v.object({
  offset: v.optional(v.pipe(digits, v.minValue(0, 'Input should be greater than or equal to 0')), '0'),
  limit: v.optional(
    v.pipe(
      digits,
      v.minValue(searchLimit.min, `Input should be greater than or equal to ${searchLimit.min}`),
      v.maxValue(searchLimit.max, `Input should be less than or equal to ${searchLimit.max}`),
    ),
    `${searchLimit.default}`,
  ),
  /** Repeated, or separated by commas: `responses`, `suggestions`, `vectors`, `vectors:name`. */
  include: v.optional(v.array(v.string()), []),
});
export type WireSearchQuery = v.InferInput<typeof wireSearchQuery>;

const vector = v.pipe(
  v.object({
    name: v.string(),
    record_id: orNull(wireId),
    value: orNull(v.array(v.number())),
    max_results: orNull(
      v.pipe(v.number(), v.integer(), v.minValue(similarRecords.min), v.maxValue(similarRecords.max)),
    ),
    order: v.optional(v.picklist(wireSimilarities), 'most_similar'),
  }),
  v.check(
    ({ record_id, value }) => (record_id === null) !== (value === null),
    "Either 'record_id' or 'value' must be provided",
  ),
);

const query = v.object({
  text: orNull(v.object({ q: v.string(), field: orNull(v.string()) })),
  vector: orNull(vector),
});

const sort = v.object({ scope: wireScope, order: v.picklist(wireSortOrders) });

export const wireSearchBody = v.object({
  query: orNull(query),
  filters: orNull(v.object({ and: v.pipe(v.array(wireFilter), v.minLength(filters.min), v.maxLength(filters.max)) })),
  sort: orNull(v.pipe(v.array(sort), v.minLength(sorts.min), v.maxLength(sorts.max))),
});
export type WireSearchBody = v.InferInput<typeof wireSearchBody>;

/** `query_score` is null where the order is not the engine's own. */
export const wireSearchResult = v.object({
  items: v.array(v.object({ record: wireRecord, query_score: orNull(v.number()) })),
  total: v.number(),
});
export type WireSearchResult = v.InferOutput<typeof wireSearchResult>;
