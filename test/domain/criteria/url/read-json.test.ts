import { describe, expect, it } from 'vitest';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';

const read = (name: string, value: unknown) => readCriteria([[name, JSON.stringify(value)]]);

describe('a parameter in JSON', () => {
  it('gives the text and the field of a search', () => {
    expect(read('search', { text: 'a_b~c', field: 'title' }).search).toEqual({ text: 'a_b~c', field: 'title' });
  });

  it('gives a similarity', () => {
    const { similarity } = read('similarity', { record: 'r.1', vector: 'v.1', limit: 200, order: 'least' });

    expect(similarity).toEqual({ recordId: 'r.1', vector: 'v.1', limit: 200, order: 'least' });
  });

  it('falls back to the usual limit and order of a similarity', () => {
    const { similarity } = read('similarity', { record: 'r', vector: 'v', limit: 1e9, order: 'sideways' });

    expect(similarity).toEqual({ recordId: 'r', vector: 'v', limit: 50, order: 'most' });
  });

  it('keeps the valid entries of a list and drops the others', () => {
    const entries = [
      null,
      7,
      'x',
      [],
      {},
      { property: 'lang', any: ['en', 3, 'en', null] },
      { property: '', any: ['a'] },
    ];

    expect(read('metadata', entries).filters).toEqual([
      { on: 'metadata', property: 'lang', condition: { kind: 'terms', values: ['en'], match: 'any' } },
    ]);
  });

  it.each([
    ['search', [1]],
    ['search', { text: 5 }],
    ['search', { text: '  ' }],
    ['similarity', []],
    ['similarity', { record: 'r' }],
    ['similarity', { vector: 'v', record: 9 }],
    ['sort', {}],
    ['sort', [{ by: 'metadata', property: 'lang', order: 'up' }]],
    ['sort', [{ by: 'metadata', order: 'asc' }]],
    ['sort', [{ by: 'record', property: 'status', order: 'asc' }]],
    ['sort', [{ by: 'suggestion', question: 'q', of: 'agent', order: 'asc' }]],
    ['sort', [{ by: 'response', question: 4, order: 'asc' }]],
    ['sort', [{ by: 'vector', property: 'x', order: 'asc' }]],
    ['metadata', { property: 'lang', any: ['en'] }],
    ['metadata', [{ property: 'lang' }]],
    ['metadata', [{ property: 'lang', any: 'en' }]],
    ['metadata', [{ property: 'lang', any: [] }]],
    ['metadata', [{ property: 'len', from: '1', to: null }]],
    ['metadata', [{ property: 'len', from: 9, to: 1 }]],
    ['metadata', [{ property: 'lang', present: true }]],
    ['response', [{ property: 'lang', any: ['en'] }]],
    ['suggestion', [{ question: 'q', any: ['a'] }]],
    ['suggestion', [{ question: 'q', of: 'score', any: ['a'] }]],
    ['suggestion', [{ question: 'q', of: 'agent', from: 1 }]],
    ['record', [{ property: 'status', any: ['pending'] }]],
    ['record', [{ property: 'id', from: 1 }]],
    ['record', [{ property: 'insertedAt', any: ['2026'] }]],
    ['metadata', [JSON.parse('{"__proto__":{"property":"lang","any":["en"]}}')]],
  ])('is ignored in %s when it is %j', (name, value) => {
    expect(read(name, value)).toEqual(initialCriteria);
  });

  it('is ignored with numbers that are too large', () => {
    expect(readCriteria([['metadata', '[{"property":"len","from":1e999}]']])).toEqual(initialCriteria);
  });

  it('is ignored with endless nesting', () => {
    const deep = '['.repeat(200_000);

    expect(readCriteria([['sort', deep]])).toEqual(initialCriteria);
  });

  it('is limited to the filters, values and levels of a search', () => {
    const values = Array.from({ length: 1000 }, (_, index) => `${index}`);
    const filters = values.map((property) => ({ property, any: values }));
    const sorts = values.map((property) => ({ by: 'metadata', property, order: 'asc' }));

    const criteria = readCriteria([
      ['metadata', JSON.stringify(filters.slice(0, 60))],
      ['sort', JSON.stringify(sorts)],
    ]);

    expect(criteria.filters).toHaveLength(48);
    expect(criteria.filters[0]?.condition).toMatchObject({ values: values.slice(0, 250) });
    expect(criteria.sort).toHaveLength(10);
  });
});
