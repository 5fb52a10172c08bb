import fc from 'fast-check';
import type { Condition } from '#domain/criteria/condition.ts';
import { type Criteria, queueStatuses, tidy } from '#domain/criteria/criteria.ts';
import type { Filter } from '#domain/criteria/filter.ts';
import type { SortBy } from '#domain/criteria/sort.ts';

const signs = [...'.,~%&#+_{["\' \\'].map((sign) => fc.constant(sign));

/** Any UTF-16, including lone surrogates, which JSON escapes. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.oneof(...signs),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  )
  .map((parts) => parts.join(''));

const bound = fc.option(fc.double(), { nil: undefined });
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('terms' as const), values: fc.array(anyText), match: fc.constantFrom('any', 'all') }),
  fc.record({ kind: fc.constant('range' as const), from: bound, to: bound }),
  fc.record({ kind: fc.constant('presence' as const), present: fc.boolean() }),
);

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ on: fc.constant('metadata' as const), property: anyText, condition }),
  fc.record({ on: fc.constant('response' as const), question: anyText, condition }),
  fc.record({
    on: fc.constant('suggestion' as const),
    question: anyText,
    of: fc.constantFrom('value', 'score', 'agent'),
    condition,
  }),
  fc.record({
    on: fc.constant('answers' as const),
    question: anyText,
    of: fc.constantFrom('value', 'blind', 'difference'),
    people: fc.array(anyText, { maxLength: 3 }),
    condition,
  }),
  fc.record({
    on: fc.constant('record' as const),
    property: fc.constantFrom('insertedAt', 'updatedAt', 'id', 'externalId'),
    condition,
  }),
);

const by: fc.Arbitrary<SortBy> = fc.oneof(
  fc.record({ entity: fc.constant('record' as const), property: fc.constantFrom('insertedAt', 'updatedAt') }),
  fc.record({ entity: fc.constant('metadata' as const), property: anyText }),
  fc.record({
    entity: fc.constant('suggestion' as const),
    question: anyText,
    of: fc.constantFrom('score', 'value'),
  }),
  fc.record({ entity: fc.constant('response' as const), question: anyText }),
);

/** Criteria in their normal form. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc
  .record({
    status: fc.constantFrom(...queueStatuses),
    search: fc.option(fc.record({ text: anyText, field: fc.option(anyText, { nil: undefined }) }), { nil: undefined }),
    filters: fc.array(filter),
    sort: fc.array(fc.record({ by, order: fc.constantFrom('asc' as const, 'desc' as const) })),
    similarity: fc.option(
      fc.record({
        recordId: anyText,
        vector: anyText,
        limit: fc.constantFrom(10, 50, 100, 200, 7),
        order: fc.constantFrom('most' as const, 'least' as const),
      }),
      { nil: undefined },
    ),
    page: fc.oneof(
      fc.record({ mode: fc.constant('focus' as const), position: fc.integer() }),
      fc.record({
        mode: fc.constant('bulk' as const),
        first: fc.integer(),
        size: fc.constantFrom(10, 25, 50, 100, 30),
      }),
    ),
  })
  .map(tidy);
