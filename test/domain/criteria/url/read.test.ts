import { describe, expect, it } from 'vitest';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';

const read = (query: Record<string, string>) => readCriteria(Object.entries(query));

describe('readCriteria', () => {
  it('gives the initial criteria for an address without a query', () => {
    expect(read({})).toEqual(initialCriteria);
  });

  it.each([
    ['7', { mode: 'focus', position: 7 }],
    ['11~25', { mode: 'bulk', first: 11, size: 25 }],
    ['1~10', { mode: 'bulk', first: 1, size: 10 }],
    ['1~50', { mode: 'bulk', first: 1, size: 50 }],
    ['1~100', { mode: 'bulk', first: 1, size: 100 }],
    ['11~26', initialCriteria.page],
    ['0', initialCriteria.page],
    ['-1', initialCriteria.page],
    ['1.5', initialCriteria.page],
    ['0~10', initialCriteria.page],
    ['99999999999999999999', initialCriteria.page],
    ['seven', initialCriteria.page],
    ['', initialCriteria.page],
  ])('reads page=%s', (page, expected) => {
    expect(read({ page }).page).toEqual(expected);
  });

  it.each([
    ['pending', 'pending'],
    ['draft', 'draft'],
    ['discarded', 'discarded'],
    ['submitted', 'submitted'],
    ['completed', 'completed'],
    ['all', 'all'],
    ['Draft', 'pending'],
    ['unknown', 'pending'],
    ['', 'pending'],
  ])('reads status=%s as %s', (status, expected) => {
    expect(read({ status }).status).toBe(expected);
  });

  it('reads a page of bulk under any status', () => {
    const criteria = read({ status: 'draft', page: '11~25' });

    expect(criteria.page).toEqual({ mode: 'bulk', first: 11, size: 25 });
  });

  it('takes the first of two equal parameters', () => {
    const criteria = readCriteria([
      ['status', 'draft'],
      ['status', 'submitted'],
    ]);

    expect(criteria.status).toBe('draft');
  });

  it('ignores parameters it does not know', () => {
    expect(read({ constructor: '1', ['__proto__']: '{"status":"draft"}', tab: 'general' })).toEqual(initialCriteria);
  });

  it('ignores the part that is malformed and keeps the others', () => {
    const criteria = read({ search: '{"text":"cut o', sort: '[{"by"', metadata: 'lang.en', status: 'draft' });

    expect(criteria).toEqual({
      ...initialCriteria,
      status: 'draft',
      filters: [{ on: 'metadata', property: 'lang', condition: { kind: 'terms', values: ['en'], match: 'any' } }],
    });
  });
});
