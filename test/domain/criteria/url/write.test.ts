import { describe, expect, it } from 'vitest';
import { absent, allOf, anyOf, between, present } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';

const write = (criteria: Partial<Criteria>) => writeCriteria({ ...initialCriteria, ...criteria });

describe('writeCriteria', () => {
  it('omits empty criteria, but neither page nor status', () => {
    expect(write({})).toEqual({ page: '1', status: 'pending' });
  });

  it('writes page and status as the reference product does', () => {
    expect(write({ status: 'draft', page: { mode: 'focus', position: 7 } })).toEqual({ page: '7', status: 'draft' });
    expect(write({ page: { mode: 'bulk', first: 11, size: 25 } })).toEqual({ page: '11~25', status: 'pending' });
  });

  it('writes every other parameter as JSON', () => {
    const query = write({
      search: { text: 'hello world', field: undefined },
      similarity: { recordId: 'r', vector: 'v', limit: 10, order: 'least' },
      sort: [
        { by: { entity: 'record', property: 'insertedAt' }, order: 'asc' },
        { by: { entity: 'metadata', property: 'len' }, order: 'desc' },
        { by: { entity: 'suggestion', question: 'mood', of: 'score' }, order: 'asc' },
        { by: { entity: 'response', question: 'quality' }, order: 'desc' },
      ],
      filters: [
        { on: 'record', property: 'id', condition: anyOf('1') },
        { on: 'suggestion', question: 'mood', of: 'score', condition: between(-0.5, undefined) },
        { on: 'response', question: 'note', condition: present },
        { on: 'response', question: 'topics', condition: allOf('a', 'b') },
        { on: 'suggestion', question: 'note', of: 'value', condition: absent },
        { on: 'metadata', property: 'lang', condition: anyOf('en') },
      ],
    });

    expect(query).toEqual({
      page: '1',
      status: 'pending',
      search: '{"text":"hello world"}',
      similarity: '{"record":"r","vector":"v","limit":10,"order":"least"}',
      sort:
        '[{"by":"record","property":"insertedAt","order":"asc"},{"by":"metadata","property":"len","order":"desc"},' +
        '{"by":"suggestion","question":"mood","of":"score","order":"asc"},{"by":"response","question":"quality","order":"desc"}]',
      metadata: '[{"property":"lang","any":["en"]}]',
      response: '[{"question":"note","present":true},{"question":"topics","all":["a","b"]}]',
      suggestion: '[{"question":"mood","of":"score","from":-0.5},{"question":"note","of":"value","present":false}]',
      record: '[{"property":"id","any":["1"]}]',
    });
  });
});
