import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { createDataset } from '#server/resources/datasets/create-dataset.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type Numbers, type World } from '../../support/server/world.ts';

const sources = ['web', 'mail', 'shop'] as const;
const labels = ['negative', 'neutral', 'positive'] as const;

const suggestionsOf = (index: number, { questions }: Numbers) =>
  new Map([
    [questions.get('label') ?? 0, { value: labels[index % 3], score: index / 12, agent: `model-${index % 2}` }],
    [questions.get('topics') ?? 0, { value: ['a', index % 2 ? 'b' : 'c'], score: [0.1, index / 12] }],
    [questions.get('stars') ?? 0, { value: index % 11 }],
  ]);

const metadataOf = (index: number) => ({
  source: index === 3 ? ['web', 'mail'] : (sources[index % 3] ?? 'web'),
  ...(index !== 5 && { length: 10 * index }),
  score: index / 10,
  batch: index < 6 ? 'a' : 'b',
});

const twelve = (numbers: Numbers) =>
  Array.from({ length: 12 }, (_, index) => ({
    externalId: `r-${String(index).padStart(2, '0')}`,
    fields: { text: `Review ${index}` },
    metadata: metadataOf(index),
    suggestions: suggestionsOf(index, numbers),
    ...(index !== 7 && { vectors: new Map([[numbers.vectors.get('small') ?? 0, [0.8, -index / 10]]]) }),
  }));

const terms = (scope: object, ...values: readonly (string | number)[]) => ({ type: 'terms', scope, values });
const range = (scope: object, bounds: { ge?: number | string; le?: number | string }) => ({
  type: 'range',
  scope,
  ...bounds,
});
const response = (...values: readonly string[]) => terms({ entity: 'response', property: 'status' }, ...values);
const record = (property: string) => ({ entity: 'record', property });
const metadata = (name: string) => ({ entity: 'metadata', metadata_property: name });
const suggestion = (question: string, property?: string) => ({ entity: 'suggestion', question, property });
const answered = (question: string) => ({ entity: 'response', question });

describe('searching records', () => {
  let world: TestApp;
  let dataset: World;
  let workspaceId: string;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bo', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: twelve });
    const answer = (as: string, index: number, status: string, values: object) =>
      world.as(as)('POST', `/records/${dataset.records[index]?.id}/responses`, { status, values });
    await answer('ana', 0, 'submitted', { label: { value: 'negative' }, stars: { value: 7 } });
    await answer('ana', 1, 'discarded', {});
    await answer('ana', 2, 'draft', { topics: { value: ['a', 'd'] }, stars: { value: 2 } });
    await answer('bo', 3, 'submitted', { label: { value: 'positive' } });
    await answer('bo', 4, 'draft', {});
  });
  afterAll(() => world.close());

  const search = (body: object, query = '', as = 'ana') =>
    world.as(as)('POST', `/me/datasets/${dataset.id}/records/search${query}`, body);

  async function find(body: object, query = '', as = 'ana') {
    const { items, total } = v.parse(wireSearchResult, (await search(body, query, as)).body);
    return { found: items.map(({ record }) => Number(record.external_id?.slice(2))), total };
  }

  it('finds everything, oldest first, 50 at a time', async () => {
    expect(await find({})).toEqual({ found: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], total: 12 });
  });

  it.each([{ filters: {} }, { filters: null }, { query: {} }, { query: null, sort: null }])(
    'finds everything by %j, which matches all',
    async (body) => {
      expect((await find(body)).total).toBe(12);
    },
  );

  it('finds nothing in a draft without records', async () => {
    const draft = await world.db.transaction().execute((trx) => createDataset(trx, { workspaceId, name: 'draft' }));

    const { status, body } = await world.as('owner')('POST', `/me/datasets/${draft.id}/records/search`, {});

    expect({ status, body }).toEqual({ status: 200, body: { items: [], total: 0 } });
  });

  it.each([
    ['pending', [response('pending'), terms(record('status'), 'pending')], [4, 5, 6, 7, 8, 9, 10, 11]],
    ['draft', [response('draft')], [2]],
    ['submitted', [response('submitted')], [0]],
    ['discarded', [response('discarded')], [1]],
  ])("has a view of the caller's %s records", async (_, and, found) => {
    expect(await find({ filters: { and } })).toEqual({ found, total: found.length });
  });

  it('keeps the total of a view on all pages', async () => {
    const filters = { and: [response('pending'), terms(record('status'), 'pending')] };

    expect(await find({ filters }, '?offset=2&limit=3')).toEqual({ found: [6, 7, 8], total: 8 });
    expect(await find({ filters }, '?offset=500000&limit=3')).toEqual({ found: [], total: 8 });
  });

  it.each([
    ['no own response', [response('pending')], [3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['one of several statuses', [response('draft', 'discarded')], [1, 2]],
    [
      'no response or a draft',
      [response('pending', 'draft'), terms(record('status'), 'pending')],
      [2, 4, 5, 6, 7, 8, 9, 10, 11],
    ],
    ['an unknown status', [response('zz')], []],
    ['completed records', [terms(record('status'), 'completed')], [0, 3]],
    ['external ids', [terms(record('external_id'), 'r-03', 'r-99')], [3]],
    ['numeric metadata, ignoring invalid numbers', [terms(metadata('length'), 30)], [3]],
    ['suggested ratings, ignoring invalid numbers', [terms(suggestion('stars'), 3, 4)], [3, 4]],
    ['a time long ago', [range(record('inserted_at'), { le: '2020-01-01T00:00:00' })], []],
    ['a time since then', [range(record('updated_at'), { ge: '2020-01-01' }), response('draft')], [2]],
    ['a range of texts', [range(record('external_id'), { ge: 'r-05', le: 'r-06x' })], [5, 6]],
    ['a range of statuses', [range(record('status'), { le: 'd' })], [0, 3]],
    ['an empty range of times', [terms(record('inserted_at'), '2020-01-01T00:00:00')], []],
    ['ids', [terms(record('id'), 'none', '00000000-0000-4000-8000-000000000000')], []],
    ['a range of ids', [range(record('id'), { le: 'z' })], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['a range of my statuses', [range({ entity: 'response', property: 'status' }, { ge: 'dr' })], [0, 2]],
    ['a range of my labels', [range(answered('topics'), { ge: 'd' })], [2]],
    ['a range of suggested labels', [range(suggestion('label'), { ge: 'nf' })], [2, 5, 8, 11]],
    ['one of several scores', [terms(suggestion('label', 'score'), '0.5', '0')], [0, 6]],
    ['one of scores in lists', [terms(suggestion('topics', 'score'), '0.5', 'x')], [6]],
    ['a range of agents', [range(suggestion('label', 'agent'), { ge: 'model-1' })], [1, 3, 5, 7, 9, 11]],
    ['metadata terms, lists among them', [terms(metadata('source'), 'mail')], [1, 3, 4, 7, 10]],
    ['metadata terms on a number', [terms(metadata('length'), '40')], [4]],
    ['a range of integers', [range(metadata('length'), { ge: 40, le: 60 })], [4, 6]],
    ['a range with one end', [range(metadata('score'), { ge: 1 })], [10, 11]],
    ['a range of terms', [range(metadata('source'), { ge: 'n', le: 't' })], [2, 5, 8, 11]],
    ['my answers by label', [terms(answered('label'), 'negative', 'positive')], [0]],
    ['my answers by one of several labels', [terms(answered('topics'), 'd')], [2]],
    ['my answers by rating', [range(answered('stars'), { ge: 2, le: 6 })], [2]],
    ['suggested labels', [terms(suggestion('label'), 'positive')], [2, 5, 8, 11]],
    ['suggested labels among several', [terms(suggestion('topics', 'value'), 'b')], [1, 3, 5, 7, 9, 11]],
    ['suggested ratings', [range(suggestion('stars', 'value'), { ge: 9 })], [9, 10]],
    ['a score', [range(suggestion('label', 'score'), { ge: 0.5, le: 0.6 })], [6, 7]],
    ['any of several scores', [range(suggestion('topics', 'score'), { le: 0.05 })], [0]],
    ['an agent', [terms(suggestion('label', 'agent'), 'model-1')], [1, 3, 5, 7, 9, 11]],
    ['a type', [terms(suggestion('label', 'type'), 'model')], []],
  ])('filters by %s', async (_, and, found) => {
    expect(await find({ filters: { and } })).toEqual({ found, total: found.length });
  });

  it('finds records by id', async () => {
    const [, second, third] = dataset.records;

    expect(await find({ filters: { and: [terms(record('id'), second?.id ?? '', third?.id ?? '')] } })).toEqual({
      found: [1, 2],
      total: 2,
    });
  });

  it.each([
    ['a record’s id', [{ scope: record('external_id'), order: 'desc' }], [11, 10, 9]],
    ['time', [{ scope: record('inserted_at'), order: 'asc' }], [0, 1, 2]],
    [
      'status and then a number',
      [
        { scope: record('status'), order: 'asc' },
        { scope: metadata('score'), order: 'desc' },
      ],
      [3, 0, 11],
    ],
    ['terms', [{ scope: metadata('source'), order: 'asc' }], [3, 1, 4]],
    ['a score', [{ scope: suggestion('label', 'score'), order: 'desc' }], [11, 10, 9]],
    ['a suggested value', [{ scope: suggestion('label'), order: 'desc' }], [2, 5, 8]],
    ['a suggested rating', [{ scope: suggestion('stars', 'value'), order: 'desc' }], [10, 9, 8]],
    ['an agent', [{ scope: suggestion('label', 'agent'), order: 'desc' }], [1, 3, 5]],
    ['own ratings', [{ scope: answered('stars'), order: 'asc' }], [2, 0, 1]],
    ['own statuses', [{ scope: { entity: 'response', property: 'status' }, order: 'asc' }], [1, 2, 0]],
  ])('sorts by %s', async (_, sort, found) => {
    expect(await find({ sort }, '?limit=3')).toEqual({ found, total: 12 });
  });

  const myStatus = { entity: 'response', property: 'status' };

  it.each([
    ['?limit=6', [1, 2, 0, 11, 10, 9]],
    ['?offset=2&limit=3', [0, 11, 10]],
    ['?offset=10&limit=5', [4, 3]],
    ['?offset=12&limit=5', []],
  ])('continues with records without an answer, on page %s', async (query, found) => {
    const sort = [
      { scope: myStatus, order: 'asc' },
      { scope: metadata('score'), order: 'desc' },
    ];

    expect(await find({ sort }, query)).toEqual({ found, total: 12 });
  });

  it('sorts filtered records on several levels', async () => {
    const filters = { and: [terms(suggestion('label', 'agent'), 'model-1'), response('pending')] };
    const sort = [
      { scope: suggestion('label', 'value'), order: 'desc' },
      { scope: suggestion('label', 'score'), order: 'desc' },
    ];

    expect(await find({ filters, sort })).toEqual({ found: [11, 5, 7, 9, 3], total: 5 });
  });

  it('sorts by suggested texts, also missing ones', async () => {
    const sort = [{ scope: suggestion('comment', 'value'), order: 'asc' }];

    expect(await find({ sort }, '?limit=3')).toEqual({ found: [0, 1, 2], total: 12 });
  });

  it('sorts by answers of any user in a search of all responses', async () => {
    const path = `/datasets/${dataset.id}/records/search?limit=4`;
    const { body } = await world.as('owner')('POST', path, { sort: [{ scope: myStatus, order: 'desc' }] });

    const { items } = v.parse(wireSearchResult, body);
    expect(items.map(({ record: { external_id } }) => external_id)).toEqual(['r-00', 'r-03', 'r-02', 'r-04']);
  });

  it('puts records without the value last in both directions', async () => {
    const last = async (order: string) => (await find({ sort: [{ scope: metadata('length'), order }] })).found.at(-1);

    expect([await last('asc'), await last('desc')]).toEqual([5, 5]);
  });

  it('omits parts that are not included', async () => {
    const { body } = await search({}, '?limit=1');

    expect(Object.keys(body.items[0].record).sort()).toEqual(
      ['dataset_id', 'external_id', 'fields', 'id', 'inserted_at', 'metadata', 'status', 'updated_at'].sort(),
    );
  });

  it('gives all records the same score, unless they are sorted', async () => {
    const sort = [{ scope: record('inserted_at'), order: 'desc' }];
    const scores = async (body: object) =>
      v.parse(wireSearchResult, (await search(body, '?limit=2')).body).items.map(({ query_score }) => query_score);

    expect(await scores({})).toEqual([1, 1]);
    expect(await scores({ filters: { and: [response('pending')] } })).toEqual([1, 1]);
    expect(await scores({ sort })).toEqual([null, null]);
  });

  it.each(['?include=responses&include=suggestions', '?include=responses,suggestions'])(
    'includes with %s',
    async (query) => {
      const { body } = await search({}, `${query}&limit=1`);

      const [{ record: first }] = body.items;
      expect(first.responses).toMatchObject([
        { status: 'submitted', record_id: first.id, values: { stars: { value: 7 } } },
      ]);
      expect(first.suggestions).toMatchObject([
        { value: 'negative', score: 0, agent: 'model-0', type: null },
        { value: ['a', 'c'], score: [0.1, 0] },
        { value: 0, score: null, agent: null },
      ]);
      expect(first.vectors).toBeUndefined();
    },
  );

  it('includes vectors, all or by name, exactly as stored', async () => {
    const all = await search({}, '?include=vectors');
    const named = await search({}, '?include=vectors:small&limit=1');
    const other = await search({}, '?include=vectors:other,more&limit=1');

    expect(all.body.items[3].record.vectors).toEqual({ small: [0.8, -0.3] });
    expect(all.body.items[7].record.vectors).toEqual({});
    expect(named.body.items[0].record.vectors).toEqual({ small: [0.8, 0] });
    expect(other.body.items[0].record.vectors).toEqual({});
  });

  it('never shows answers of other users', async () => {
    const { body } = await search({}, '?include=responses', 'owner');

    const shown = body.items.flatMap(({ record: { responses } }: { record: { responses: unknown[] } }) => responses);
    expect(shown).toEqual([]);
  });

  it('hides hidden metadata from annotators', async () => {
    const hidden = { filters: { and: [terms(metadata('batch'), 'a')] } };

    const mine = await search({}, '?limit=1');
    const refused = await search(hidden);
    const sorted = await search({ sort: [{ scope: metadata('batch'), order: 'asc' }] });

    expect(mine.body.items[0].record.metadata).toEqual({ source: 'web', length: 0, score: 0 });
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: `MetadataProperty not found filtering by name=batch, dataset_id=${dataset.id}` },
    });
    expect(sorted.status).toBe(422);
    expect((await find(hidden, '', 'owner')).total).toBe(6);
  });

  it.each([
    ['an unknown metadata property', { filters: { and: [terms(metadata('zz'), 'a')] } }, /^MetadataProperty not found/],
    [
      'an unknown question',
      { filters: { and: [terms(answered('zz'), 'a')] } },
      /^Question not found filtering by name=zz/,
    ],
    ['an invalid number', { filters: { and: [range(metadata('score'), { ge: 'x' })] } }, /not a number/],
    ['an invalid date', { filters: { and: [range(record('updated_at'), { ge: 'x' })] } }, /not a date/],
    ['a day that does not exist', { filters: { and: [range(record('updated_at'), { ge: '2026-02-30' })] } }, /date/],
    [
      'a year beyond the range of PostgreSQL',
      { filters: { and: [range(record('updated_at'), { ge: 8.64e15 })] } },
      /date/,
    ],
    [
      'a date in an unknown format',
      { filters: { and: [range(record('updated_at'), { ge: 'Feb 3 GMT (x)' })] } },
      /date/,
    ],
    ['a range of rankings', { filters: { and: [range(answered('order'), { ge: 'r1' })] } }, /ranking question/],
  ])('refuses %s with a message', async (_, body, detail) => {
    const answer = await search(body);

    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(detail);
  });

  it.each([
    [
      '?limit=0',
      { type: 'greater_than_equal', loc: ['query', 'limit'], msg: 'Input should be greater than or equal to 1' },
    ],
    [
      '?limit=1001',
      { type: 'less_than_equal', loc: ['query', 'limit'], msg: 'Input should be less than or equal to 1000' },
    ],
    [
      '?offset=-1',
      { type: 'greater_than_equal', loc: ['query', 'offset'], msg: 'Input should be greater than or equal to 0' },
    ],
    ['?offset=x', { type: 'int_parsing', loc: ['query', 'offset'] }],
  ])('refuses %s', async (query, error) => {
    const { status, body } = await search({}, query);

    expect(status).toBe(422);
    expect(body.detail.params.errors).toMatchObject([error]);
  });

  it('accepts any characters in names of metadata', async () => {
    const { status } = await search({ filters: { and: [terms(metadata("x' OR 1=1 --"), 'a')] } });

    expect(status).toBe(422);
    expect((await search({}, '?include=zz')).status).toBe(422);
  });
});
