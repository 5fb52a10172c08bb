import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSearchBody, wireSearchQuery } from '#contract/annotation/search.ts';
import { wireFilter, wireScope } from '#contract/annotation/search-filter.ts';

const record_id = '20df3670-62b9-4bb0-abd9-71f23b90a5ed';
const source = { entity: 'metadata', metadata_property: 'source' };
const filter = { type: 'terms', scope: source, values: ['web'] };
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('the query of a search', () => {
  it('defaults to the first 50 records without extra parts', () => {
    expect(v.parse(wireSearchQuery, {})).toEqual({ offset: 0, limit: 50, include: [] });
  });

  it('converts texts to numbers', () => {
    const query = { offset: '7', limit: '+10', include: ['responses', 'suggestions'] };

    expect(v.parse(wireSearchQuery, query)).toEqual({ offset: 7, limit: 10, include: ['responses', 'suggestions'] });
  });

  it('accepts a limit of 1 to 1000', () => {
    expect(['0', '1', '1000', '1001'].map((limit) => v.is(wireSearchQuery, { limit }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each(['', 'ten', '1.5', '1e2', '-1', ' 1'])('rejects the offset %j', (offset) => {
    expect(v.is(wireSearchQuery, { offset })).toBe(false);
  });
});

describe('the body of a search', () => {
  it('may be empty or null', () => {
    const nothing = { query: null, filters: null, sort: null };

    expect(v.parse(wireSearchBody, {})).toEqual(nothing);
    expect(v.parse(wireSearchBody, nothing)).toEqual(nothing);
  });

  it('searches all fields by default', () => {
    const read = v.parse(wireSearchBody, { query: { text: { q: 'battery' } } });

    expect(read.query).toEqual({ text: { q: 'battery', field: null }, vector: null });
  });

  it('sorts by similarity, most similar first, by default', () => {
    const read = v.parse(wireSearchBody, { query: { vector: { name: 'embedding', record_id } } });

    expect(read.query?.vector).toMatchObject({ order: 'most_similar', value: null, max_results: null });
  });

  it.each([{}, { record_id, value: [1] }, { record_id: 'first' }, { record_id, order: 'closest' }, { value: ['1'] }])(
    'rejects the vector query %j',
    (vector) => {
      expect(v.is(wireSearchBody, { query: { vector: { name: 'embedding', ...vector } } })).toBe(false);
    },
  );

  it('accepts 1 to 1000 similar records', () => {
    const taken = (max_results: number) =>
      v.is(wireSearchBody, { query: { vector: { name: 'embedding', record_id, max_results } } });

    expect([0, 1, 1_000, 1_001].map(taken)).toEqual([false, true, true, false]);
  });

  it('accepts 1 to 50 filters', () => {
    const taken = (count: number) => v.is(wireSearchBody, { filters: { and: many(count, filter) } });

    expect([0, 1, 50, 51].map(taken)).toEqual([false, true, true, false]);
  });

  it('accepts 1 to 10 sorts', () => {
    const taken = (count: number) => v.is(wireSearchBody, { sort: many(count, { scope: source, order: 'asc' }) });

    expect([0, 1, 10, 11].map(taken)).toEqual([false, true, true, false]);
  });
});

describe('a filter', () => {
  it('accepts 1 to 250 values', () => {
    const taken = (count: number) => v.is(wireFilter, { ...filter, values: many(count, 'a') });

    expect([0, 1, 250, 251].map(taken)).toEqual([false, true, true, false]);
  });

  it.each([
    [{ ge: 1 }, true],
    [{ le: 1 }, true],
    [{ ge: 1, le: 1 }, true],
    [{ ge: null, le: 0 }, true],
    [{ ge: '2020-01-01T00:00:00', le: '2021-01-01T00:00:00' }, true],
    [{ ge: 2, le: 1 }, false],
    [{ ge: '2021-01-01T00:00:00', le: '2020-01-01T00:00:00' }, false],
    [{}, false],
    [{ ge: null, le: null }, false],
    [{ ge: true }, false],
  ])('with the range %j is valid: %s', (bounds, isGood) => {
    expect(v.is(wireFilter, { type: 'range', scope: source, ...bounds })).toBe(isGood);
  });
});

describe('a scope', () => {
  it.each([
    { entity: 'record', property: 'status' },
    { entity: 'record', property: 'inserted_at' },
    { entity: 'metadata', metadata_property: 'source' },
    { entity: 'response', property: 'status' },
    { entity: 'response', question: 'label', property: null },
    { entity: 'suggestion', question: 'label' },
    { entity: 'suggestion', question: 'label', property: 'agent' },
  ])('accepts %j', (scope) => {
    expect(v.is(wireScope, scope)).toBe(true);
  });

  it.each([
    {},
    { entity: 'user' },
    { entity: 'record' },
    { entity: 'record', property: 'colour' },
    { entity: 'metadata' },
    { entity: 'response' },
    { entity: 'response', property: 'value' },
    { entity: 'suggestion', property: 'score' },
    { entity: 'suggestion', question: 'label', property: 'length' },
  ])('rejects %j', (scope) => {
    expect(v.is(wireScope, scope)).toBe(false);
  });

  it('defaults to the value of a suggestion', () => {
    expect(v.parse(wireScope, { entity: 'suggestion', question: 'label' })).toMatchObject({ property: 'value' });
  });
});
