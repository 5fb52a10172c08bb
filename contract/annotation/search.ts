import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list, orNull, wholeNumber, wireId } from '../schemas.ts';
import { wireFilter, wireScope } from './search-filter.ts';

export const wireSimilarities = ['most_similar', 'least_similar'] as const;
export const wireSortOrders = ['asc', 'desc'] as const;

/** Integer in a URL. */
const digits = v.pipe(v.string(), v.regex(/^[+-]?\d+$/, 'Input should be a valid integer'), v.transform(Number));

export const wireSearchQuery = v.object({
  offset: v.optional(v.pipe(digits, wholeNumber({ min: 0 })), '0'),
  limit: v.optional(v.pipe(digits, wholeNumber(wireLimits.searchLimit)), `${wireLimits.searchLimit.default}`),
  /** Repeated, or separated by commas: `responses`, `suggestions`, `vectors`, `vectors:name`. */
  include: v.optional(v.array(v.string()), []),
});
export type WireSearchQuery = v.InferInput<typeof wireSearchQuery>;

const vector = v.pipe(
  v.object({
    name: v.string(),
    record_id: orNull(wireId),
    value: orNull(v.array(v.number())),
    max_results: orNull(wholeNumber(wireLimits.similarRecords)),
    order: v.optional(v.picklist(wireSimilarities), 'most_similar'),
  }),
  v.check(
    ({ record_id, value }) => (record_id === null) !== (value === null),
    "Either 'record_id' or 'value' must be provided",
  ),
);

export const wireQuery = v.object({
  text: orNull(v.object({ q: v.string(), field: orNull(v.string()) })),
  vector: orNull(vector),
});

const sort = v.object({ scope: wireScope, order: v.picklist(wireSortOrders) });

export const wireFilters = v.object({ and: orNull(list(wireFilter, wireLimits.filters)) });

export const wireSearchBody = v.object({
  query: orNull(wireQuery),
  filters: orNull(wireFilters),
  sort: orNull(list(sort, wireLimits.sorts)),
});
export type WireSearchBody = v.InferInput<typeof wireSearchBody>;
