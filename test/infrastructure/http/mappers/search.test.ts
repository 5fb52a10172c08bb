import { describe, expect, it } from 'vitest';
import { allOf, anyOf, between, present } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import type { Filter } from '#domain/criteria/filter.ts';
import type { SortBy } from '#domain/criteria/sort.ts';
import { toWireSearch } from '#infrastructure/http/mappers/search.ts';

const search = (change: Partial<Criteria>) => toWireSearch({ ...initialCriteria, status: 'draft', ...change });
const filtersOf = (filter: Filter) => search({ filters: [filter] }).filters?.and.slice(1);

describe('the body of a search', () => {
  it('scopes the status to the response, and pending to the record too', () => {
    const own = (status: string) => ({
      type: 'terms',
      scope: { entity: 'response', property: 'status' },
      values: [status],
    });
    const others = { type: 'terms', scope: { entity: 'record', property: 'status' }, values: ['pending'] };

    expect(search({}).filters?.and).toEqual([own('draft')]);
    expect(search({ status: 'pending' }).filters?.and).toEqual([own('pending'), others]);
  });

  it('looks for a text in one field or in all', () => {
    expect(search({}).query).toBeUndefined();
    expect(search({ search: { text: 'a', field: undefined } }).query).toEqual({ text: { q: 'a' } });
    expect(search({ search: { text: 'a', field: 'f' } }).query).toEqual({ text: { q: 'a', field: 'f' } });
  });

  it.each(['most', 'least'] as const)('looks for the %s similar', (order) => {
    const { query } = search({ similarity: { recordId: 'r', vector: 'v', limit: 50, order } });

    expect(query).toEqual({ vector: { name: 'v', record_id: 'r', max_results: 50, order: `${order}_similar` } });
  });

  it.each<[Filter, unknown[]]>([
    [
      { on: 'metadata', property: 'len', condition: between(-1, 2.5) },
      [{ type: 'range', scope: { entity: 'metadata', metadata_property: 'len' }, ge: -1, le: 2.5 }],
    ],
    [
      { on: 'response', question: 'q', condition: anyOf('a', 'b') },
      [{ type: 'terms', scope: { entity: 'response', question: 'q' }, values: ['a', 'b'] }],
    ],
    [
      { on: 'suggestion', question: 'q', of: 'value', condition: allOf('a', 'b') },
      ['a', 'b'].map((value) => ({
        type: 'terms',
        scope: { entity: 'suggestion', question: 'q', property: 'value' },
        values: [value],
      })),
    ],
    [
      { on: 'record', property: 'externalId', condition: anyOf('x') },
      [{ type: 'terms', scope: { entity: 'record', property: 'external_id' }, values: ['x'] }],
    ],
    [
      { on: 'record', property: 'insertedAt', condition: between(0, undefined) },
      [{ type: 'range', scope: { entity: 'record', property: 'inserted_at' }, ge: '1970-01-01T00:00:00.000Z' }],
    ],
    [
      { on: 'record', property: 'updatedAt', condition: between(undefined, Date.parse('2026-11-21')) },
      [{ type: 'range', scope: { entity: 'record', property: 'updated_at' }, le: '2026-11-21T00:00:00.000Z' }],
    ],
    [{ on: 'response', question: 'q', condition: present }, []],
    [{ on: 'response', question: 'q', condition: anyOf() }, []],
    [{ on: 'response', question: 'q', condition: between(undefined, undefined) }, []],
  ])('scopes the filter %j', (filter, expected) => {
    expect(filtersOf(filter)).toEqual(expected);
  });

  it.each<[SortBy, unknown]>([
    [
      { entity: 'record', property: 'insertedAt' },
      { entity: 'record', property: 'inserted_at' },
    ],
    [
      { entity: 'record', property: 'updatedAt' },
      { entity: 'record', property: 'updated_at' },
    ],
    [
      { entity: 'metadata', property: 'len' },
      { entity: 'metadata', metadata_property: 'len' },
    ],
    [
      { entity: 'suggestion', question: 'q', of: 'score' },
      { entity: 'suggestion', question: 'q', property: 'score' },
    ],
    [
      { entity: 'response', question: 'q' },
      { entity: 'response', question: 'q' },
    ],
  ])('scopes the sort by %j', (by, scope) => {
    expect(search({ sort: [{ by, order: 'desc' }] }).sort).toEqual([{ scope, order: 'desc' }]);
  });
});
