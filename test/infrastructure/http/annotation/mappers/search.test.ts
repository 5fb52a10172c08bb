import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSearchBody } from '#contract/annotation/search.ts';
import { wireLimits } from '#contract/limits.ts';
import { absent, allOf, anyOf, between, present } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria, tidy } from '#domain/criteria/criteria.ts';
import type { Filter, FilterTarget } from '#domain/criteria/filter.ts';
import type { Sort } from '#domain/criteria/sort.ts';
import { toWireSearch } from '#infrastructure/http/annotation/mappers/search.ts';

const draft = { ...initialCriteria, status: 'draft' } as const;
const draftOnly = { type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['draft'] };

/** Also checks the body against the contract. */
function bodyFor(change: Partial<Criteria>) {
  const body = toWireSearch({ ...draft, ...change });
  v.parse(wireSearchBody, body);
  return body;
}

const filtersFor = (filter: Filter) => bodyFor({ filters: [filter] }).filters?.and?.slice(1);

describe('a search', () => {
  it.each(['draft', 'submitted', 'discarded'] as const)(
    'with status %s filters by the response status alone',
    (status) => {
      expect(bodyFor({ status })).toEqual({ filters: { and: [{ ...draftOnly, values: [status] }] } });
    },
  );

  it('with status completed filters by the record status, and with status all by none', () => {
    expect(bodyFor({ status: 'completed' })).toEqual({
      filters: { and: [{ type: 'terms', scope: { entity: 'record', property: 'status' }, values: ['completed'] }] },
    });
    expect(bodyFor({ status: 'all' })).toEqual({});
  });

  it('with status pending, and no other, filters by the record status too', () => {
    expect(bodyFor({ status: 'pending' }).filters?.and).toEqual([
      { ...draftOnly, values: ['pending'] },
      { type: 'terms', scope: { entity: 'record', property: 'status' }, values: ['pending'] },
    ]);
    expect(bodyFor({ status: 'draft' }).filters?.and).toEqual([draftOnly]);
  });

  it.each([
    [
      { of: 'value', people: [] },
      { entity: 'answers', question: 'mood', usernames: null },
    ],
    [
      { of: 'value', people: ['ana'] },
      { entity: 'answers', question: 'mood', usernames: ['ana'] },
    ],
    [
      { of: 'blind', people: [] },
      { entity: 'answers', question: 'mood', usernames: null, blind: true },
    ],
    [
      { of: 'difference', people: [] },
      { entity: 'disagreement', question: 'mood', usernames: null },
    ],
    [
      { of: 'difference', people: ['ana', 'bo'] },
      { entity: 'disagreement', question: 'mood', usernames: ['ana', 'bo'] },
    ],
  ] as const)('for answers of all users has %j as a scope', (target, scope) => {
    expect(filtersFor({ on: 'answers', question: 'mood', ...target, condition: present })).toEqual([
      { type: 'presence', scope, present: true },
    ]);
  });

  it('for a text names a field only where one is chosen', () => {
    expect(bodyFor({ search: { text: 'good', field: undefined } }).query).toEqual({ text: { q: 'good' } });
    expect(bodyFor({ search: { text: 'good', field: 'title' } }).query).toEqual({
      text: { q: 'good', field: 'title' },
    });
  });

  it.each([
    ['most', 'most_similar'],
    ['least', 'least_similar'],
  ] as const)('for the %s similar records is a vector query', (order, wire) => {
    const recordId = '2cd74b39-aec1-47b6-aade-f404f437ac12';

    const { query } = bodyFor({ similarity: { recordId, vector: 'small', limit: 50, order } });

    expect(query).toEqual({ vector: { name: 'small', record_id: recordId, max_results: 50, order: wire } });
  });

  it('for a text among similar records asks for both at once', () => {
    const recordId = '2cd74b39-aec1-47b6-aade-f404f437ac12';
    const similarity = { recordId, vector: 'small', limit: 10, order: 'most' } as const;

    expect(bodyFor({ search: { text: 'good', field: undefined }, similarity }).query).toEqual({
      text: { q: 'good' },
      vector: { name: 'small', record_id: recordId, max_results: 10, order: 'most_similar' },
    });
  });

  it('for nothing in particular has no query', () => {
    expect(bodyFor({})).not.toHaveProperty('query');
  });

  it('asks for no more filters than a server takes', () => {
    const labels = Array.from({ length: 100 }, (_, index) => `${index}`);
    const { filters } = tidy({
      ...initialCriteria,
      filters: [
        { on: 'response', question: 'topics', condition: allOf(...labels) },
        ...labels.map((property): Filter => ({ on: 'metadata', property, condition: anyOf('a') })),
      ],
    });

    expect(bodyFor({ status: 'pending', filters }).filters?.and).toHaveLength(wireLimits.filters.max);
  });

  it('has no sort where there is none, for servers refuse an empty one', () => {
    expect(bodyFor({})).not.toHaveProperty('sort');
  });
});

describe('a filter', () => {
  it('on metadata is scoped to its property', () => {
    expect(filtersFor({ on: 'metadata', property: 'source', condition: anyOf('web', 'mail') })).toEqual([
      { type: 'terms', scope: { entity: 'metadata', metadata_property: 'source' }, values: ['web', 'mail'] },
    ]);
  });

  it('on responses is scoped to its question', () => {
    expect(filtersFor({ on: 'response', question: 'mood', condition: anyOf('good') })).toEqual([
      { type: 'terms', scope: { entity: 'response', question: 'mood' }, values: ['good'] },
    ]);
  });

  it.each(['value', 'score', 'agent'] as const)('on suggestions is scoped to its question and the %s', (of) => {
    expect(filtersFor({ on: 'suggestion', question: 'mood', of, condition: anyOf('x') })).toEqual([
      { type: 'terms', scope: { entity: 'suggestion', question: 'mood', property: of }, values: ['x'] },
    ]);
  });

  it.each<[FilterTarget, object]>([
    [
      { on: 'metadata', property: 'length' },
      { entity: 'metadata', metadata_property: 'length' },
    ],
    [
      { on: 'response', question: 'stars' },
      { entity: 'response', question: 'stars' },
    ],
    [
      { on: 'suggestion', question: 'stars', of: 'value' },
      { entity: 'suggestion', question: 'stars', property: 'value' },
    ],
    [
      { on: 'suggestion', question: 'stars', of: 'score' },
      { entity: 'suggestion', question: 'stars', property: 'score' },
    ],
  ])('for a range on %j is scoped to it', (target, scope) => {
    expect(filtersFor({ ...target, condition: between(1, 2) })).toEqual([{ type: 'range', scope, ge: 1, le: 2 }]);
  });

  it.each([
    [between(0, 0.5), { ge: 0, le: 0.5 }],
    [between(-1, undefined), { ge: -1 }],
    [between(undefined, 5), { le: 5 }],
  ])('for a range sends its bounds', (condition, bounds) => {
    expect(filtersFor({ on: 'metadata', property: 'length', condition })).toEqual([
      { type: 'range', scope: { entity: 'metadata', metadata_property: 'length' }, ...bounds },
    ]);
  });

  it('that asks for all values is one filter for each', () => {
    expect(filtersFor({ on: 'response', question: 'topics', condition: allOf('a', 'b') })).toMatchObject([
      { values: ['a'] },
      { values: ['b'] },
    ]);
  });

  it('that asks whether there is anything says so', () => {
    expect(filtersFor({ on: 'response', question: 'why', condition: absent })).toEqual([
      { type: 'presence', scope: { entity: 'response', question: 'why' }, present: false },
    ]);
    expect(filtersFor({ on: 'suggestion', question: 'why', of: 'value', condition: present })).toEqual([
      { type: 'presence', scope: { entity: 'suggestion', question: 'why', property: 'value' }, present: true },
    ]);
  });

  it.each([between(undefined, undefined), anyOf()])('that asks for nothing a server takes is left out', (condition) => {
    expect(filtersFor({ on: 'response', question: 'mood', condition })).toEqual([]);
  });

  it.each([
    ['insertedAt', 'inserted_at'],
    ['updatedAt', 'updated_at'],
  ] as const)('for dates (%s) sends them in the format of the server', (property, wire) => {
    expect(filtersFor({ on: 'record', property, condition: between(0, 1) })).toEqual([
      {
        type: 'range',
        scope: { entity: 'record', property: wire },
        ge: '1970-01-01T00:00:00.000Z',
        le: '1970-01-01T00:00:00.001Z',
      },
    ]);
  });

  it.each([
    ['id', 'id'],
    ['externalId', 'external_id'],
  ] as const)('for ids (%s) is scoped to the record', (property, wire) => {
    expect(filtersFor({ on: 'record', property, condition: anyOf('e1') })).toEqual([
      { type: 'terms', scope: { entity: 'record', property: wire }, values: ['e1'] },
    ]);
  });
});

describe('a sort', () => {
  it.each<[Sort['by'], unknown]>([
    [
      { entity: 'record', property: 'insertedAt' },
      { entity: 'record', property: 'inserted_at' },
    ],
    [
      { entity: 'record', property: 'updatedAt' },
      { entity: 'record', property: 'updated_at' },
    ],
    [
      { entity: 'metadata', property: 'length' },
      { entity: 'metadata', metadata_property: 'length' },
    ],
    [
      { entity: 'suggestion', question: 'mood', of: 'score' },
      { entity: 'suggestion', question: 'mood', property: 'score' },
    ],
    [
      { entity: 'suggestion', question: 'stars', of: 'value' },
      { entity: 'suggestion', question: 'stars', property: 'value' },
    ],
    [
      { entity: 'response', question: 'stars' },
      { entity: 'response', question: 'stars' },
    ],
  ])('on %j is scoped to it, in both directions', (by, scope) => {
    const sort: Sort[] = [
      { by, order: 'asc' },
      { by, order: 'desc' },
    ];

    expect(bodyFor({ sort }).sort).toEqual([
      { scope, order: 'asc' },
      { scope, order: 'desc' },
    ]);
  });
});

describe('the body of a search', () => {
  it('has everything that was chosen, in the order in which it was chosen', () => {
    const body = bodyFor({
      status: 'pending',
      search: { text: 'late delivery', field: 'text' },
      filters: [
        { on: 'metadata', property: 'source', condition: anyOf('web') },
        { on: 'response', question: 'topics', condition: allOf('a', 'b') },
        { on: 'suggestion', question: 'mood', of: 'score', condition: between(0.5, undefined) },
        { on: 'suggestion', question: 'mood', of: 'agent', condition: anyOf('gpt-4.0') },
      ],
      sort: [
        { by: { entity: 'suggestion', question: 'mood', of: 'score' }, order: 'desc' },
        { by: { entity: 'record', property: 'insertedAt' }, order: 'asc' },
      ],
    });

    expect(body).toEqual({
      query: { text: { q: 'late delivery', field: 'text' } },
      filters: {
        and: [
          { ...draftOnly, values: ['pending'] },
          { type: 'terms', scope: { entity: 'record', property: 'status' }, values: ['pending'] },
          { type: 'terms', scope: { entity: 'metadata', metadata_property: 'source' }, values: ['web'] },
          { type: 'terms', scope: { entity: 'response', question: 'topics' }, values: ['a'] },
          { type: 'terms', scope: { entity: 'response', question: 'topics' }, values: ['b'] },
          { type: 'range', scope: { entity: 'suggestion', question: 'mood', property: 'score' }, ge: 0.5 },
          {
            type: 'terms',
            scope: { entity: 'suggestion', question: 'mood', property: 'agent' },
            values: ['gpt-4.0'],
          },
        ],
      },
      sort: [
        { scope: { entity: 'suggestion', question: 'mood', property: 'score' }, order: 'desc' },
        { scope: { entity: 'record', property: 'inserted_at' }, order: 'asc' },
      ],
    });
  });
});
