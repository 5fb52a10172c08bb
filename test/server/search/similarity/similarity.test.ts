import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type Numbers, type World } from '../../../support/server/world.ts';

/** Index is the record's number. The sixth has no vector. */
const directions = [[1, 0], [4, 3], [0, 2], [-3, 4], [-5, 0], undefined, [0, -1], [0, 0]] as const;

const someRecords = ({ vectors }: Numbers) =>
  directions.map((direction, index) => ({
    externalId: `r-${index}`,
    fields: { text: `Review ${index}` },
    metadata: { source: index % 2 === 0 ? 'web' : 'mail', length: index },
    ...(direction && { vectors: new Map([[vectors.get('small') ?? 0, direction]]) }),
  }));

const record = (property: string) => ({ entity: 'record', property });
const metadata = (name: string) => ({ entity: 'metadata', metadata_property: name });
const from = (source: string) => ({ and: [{ type: 'terms', scope: metadata('source'), values: [source] }] });

function plainScore(
  [x, y]: readonly [number, number],
  { value: [a, b], order }: { value: [number, number]; order: string },
) {
  const cosine = (x * a + y * b) / (Math.hypot(x, y) * Math.hypot(a, b) || 1);
  return (1 + (order === 'most_similar' ? cosine : -cosine)) / 2;
}

describe('searching similar records', () => {
  let world: TestApp;
  let dataset: World;
  let foreign: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('lea', 'admin', workspaceId);
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId, records: someRecords });
    foreign = await aDataset(world.db, {
      workspaceId: await world.addWorkspace('strangers'),
      records: someRecords,
    });
  });
  afterAll(() => world.close());

  const id = (index: number, { records } = dataset) => records[index]?.id;
  const search = (body: object, query = '') =>
    world.as('ana')('POST', `/me/datasets/${dataset.id}/records/search${query}`, body);
  const similar = (vector: object, more: object = {}) => ({ query: { vector: { name: 'small', ...vector } }, ...more });

  async function find(vector: object, { query = '', ...more }: { query?: string; [key: string]: unknown } = {}) {
    const { items, total } = v.parse(wireSearchResult, (await search(similar(vector, more), query)).body);
    return {
      found: items.map(({ record: { external_id } }) => Number(external_id?.slice(2))),
      scores: items.map(({ query_score }) => query_score),
      total,
    };
  }

  it('finds the nearest to a record first, without the record itself', async () => {
    expect(await find({ record_id: id(0) })).toEqual({
      found: [1, 2, 6, 7, 3, 4],
      scores: [0.9, 0.5, 0.5, 0.5, 0.2, 0],
      total: 6,
    });
  });

  it('finds the farthest from a record first, with scores of their distance', async () => {
    expect(await find({ record_id: id(0), order: 'least_similar' })).toEqual({
      found: [4, 3, 2, 6, 7, 1],
      scores: [1, 0.8, 0.5, 0.5, 0.5, 0.1],
      total: 6,
    });
  });

  it('finds the nearest to a value, including an equal one', async () => {
    const { found, scores } = await find({ value: [0, 3] });

    expect(found).toEqual([2, 3, 1, 0, 4, 7, 6]);
    expect(scores.slice(0, 3)).toEqual([1, 0.9, 0.8]);
  });

  it.each([
    ['zeros', [0, 0]],
    ['numbers that round to zero', [1e-300, 0]],
    ['numbers beyond the range of floats', [1e300, -1e300]],
  ])('gives every record a score from 0 to 1 for %s', async (_, value) => {
    const { scores } = await find({ value });

    expect(scores).toHaveLength(7);
    for (const score of scores) expect(score).toBeGreaterThanOrEqual(0);
    for (const score of scores) expect(score).toBeLessThanOrEqual(1);
  });

  it('treats vectors without a direction as equally similar, oldest first', async () => {
    expect(await find({ record_id: id(7) })).toMatchObject({ found: [0, 1, 2, 3, 4, 6], scores: Array(6).fill(0.5) });
  });

  it.each([
    ['?limit=2', [1, 2], 6],
    ['?limit=2&offset=2', [6, 7], 6],
    ['?limit=5&offset=4', [3, 4], 6],
    ['?offset=6', [], 6],
    ['?offset=500000', [], 6],
  ])('has pages with %s and keeps the total', async (query, found, total) => {
    expect(await find({ record_id: id(0) }, { query })).toMatchObject({ found, total });
  });

  it.each([
    ['', [1, 2, 6], 3],
    ['?limit=2&offset=2', [6], 3],
    ['?offset=3', [], 3],
  ])('limits the results, with %s', async (query, found, total) => {
    expect(await find({ record_id: id(0), max_results: 3 }, { query })).toMatchObject({ found, total });
  });

  it('counts existing records if the limit is higher', async () => {
    expect(await find({ record_id: id(0), max_results: 1000 })).toMatchObject({ total: 6 });
  });

  it('limits the results to a thousand by default', async () => {
    const many = await aDataset(world.db, {
      workspaceId: await world.addWorkspace('many'),
      records: ({ vectors }) =>
        Array.from({ length: 1002 }, (_, at) => ({
          fields: { text: `Review ${at}` },
          vectors: new Map([[vectors.get('small') ?? 0, [at, 1]]]),
        })),
    });

    const { body } = await world.as('owner')(
      'POST',
      `/me/datasets/${many.id}/records/search?limit=1`,
      similar({ value: [1, 1] }),
    );

    expect(body.total).toBe(1000);
  });

  it('applies filters before choosing the nearest', async () => {
    expect(await find({ record_id: id(0), max_results: 2 }, { filters: from('mail') })).toMatchObject({
      found: [1, 7],
      total: 2,
    });
    expect(await find({ record_id: id(0) }, { filters: from('mail') })).toMatchObject({ found: [1, 7, 3], total: 3 });
  });

  it('finds nothing if the filters match nothing', async () => {
    expect(await find({ record_id: id(0) }, { filters: from('moon') })).toEqual({ found: [], scores: [], total: 0 });
  });

  it.each([
    ['2 | 3 | 4', [2, 3, 4]],
    ['-2', [1, 6, 7, 3, 4]],
    ['moon', []],
    ['', []],
    ['("', []],
  ])('combines with the text query %j', async (q, found) => {
    const { query } = similar({ record_id: id(0) });
    const { body } = await search({ query: { ...query, text: { q } } });

    expect(v.parse(wireSearchResult, body).items.map(({ record: { external_id } }) => external_id)).toEqual(
      found.map((index) => `r-${index}`),
    );
    expect(body.total).toBe(found.length);
  });

  it('equals a plain comparison for any request', async () => {
    const asked = fc.record({
      value: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
      order: fc.constantFrom('most_similar', 'least_similar'),
      max_results: fc.option(fc.integer({ min: 1, max: 9 })),
      source: fc.option(fc.constantFrom('web', 'mail')),
      limit: fc.integer({ min: 1, max: 9 }),
      offset: fc.integer({ min: 0, max: 9 }),
    });

    await fc.assert(
      fc.asyncProperty(asked, async ({ source, limit, offset, ...vector }) => {
        const expected = directions
          .filter((_, index) => source === null || source === (index % 2 === 0 ? 'web' : 'mail'))
          .flatMap((direction) => (direction ? [plainScore(direction, vector)] : []))
          .sort((one, other) => other - one)
          .slice(0, vector.max_results ?? undefined);

        const { scores, total } = await find(vector, {
          query: `?limit=${limit}&offset=${offset}`,
          ...(source !== null && { filters: from(source) }),
        });

        expect(total).toBe(expected.length);
        const page = expected.slice(offset, offset + limit);
        expect(scores).toEqual(page.map((score) => expect.closeTo(score, 6)));
      }),
      { numRuns: 60 },
    );
  });

  it('applies sorts to the nearest, without scores', async () => {
    const sort = [{ scope: metadata('length'), order: 'desc' }];

    expect(await find({ record_id: id(0), max_results: 3 }, { sort })).toEqual({
      found: [6, 2, 1],
      scores: [null, null, null],
      total: 3,
    });
    expect(await find({ record_id: id(0), max_results: 3 }, { sort, query: '?offset=1&limit=1' })).toMatchObject({
      found: [2],
      total: 3,
    });
    expect(await find({ record_id: id(0) }, { sort: [{ scope: record('external_id'), order: 'asc' }] })).toMatchObject({
      found: [1, 2, 3, 4, 6, 7],
      total: 6,
    });
  });

  it('refuses a record without the vector as recorded', async () => {
    expect(await search(similar({ record_id: id(5) }))).toMatchObject({
      status: 422,
      body: {
        code: 'missing_vector',
        message: `Record \`${id(5)}\` does not have a vector for vector settings \`small\``,
      },
    });
  });

  it('refuses an unknown name as recorded', async () => {
    expect(await search({ query: { vector: { name: 'zz', record_id: id(0) } } })).toMatchObject({
      status: 422,
      body: { detail: `Vector \`zz\` not found in dataset \`${dataset.id}\`.` },
    });
  });

  it('treats records of other datasets as missing', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const detail = (recordId: string | undefined) =>
      `Record with id \`${recordId}\` not found in dataset \`${dataset.id}\`.`;

    expect(await search(similar({ record_id: unknown }))).toMatchObject({
      status: 422,
      body: { detail: detail(unknown) },
    });
    for (const theirs of [id(0, foreign), id(5, foreign)])
      expect(await search(similar({ record_id: theirs }))).toMatchObject({
        status: 422,
        body: { detail: detail(theirs) },
      });
  });

  it('finds the same for those who lead the dataset and for annotators', async () => {
    const path = `/datasets/${dataset.id}/records/search?include=vectors`;
    const led = await world.as('lea')('POST', path, similar({ record_id: id(0), max_results: 2 }));

    expect(led.body).toMatchObject({
      items: [
        { query_score: 0.9, record: { external_id: 'r-1', vectors: { small: [4, 3] } } },
        { query_score: 0.5, record: { external_id: 'r-2', vectors: { small: [0, 2] } } },
      ],
      total: 2,
    });
    expect((await world.as('ana')('POST', path, similar({ record_id: id(0) }))).status).toBe(403);
  });

  it('reveals nothing about other datasets', async () => {
    const answer = await world.as('ana')(
      'POST',
      `/me/datasets/${foreign.id}/records/search`,
      similar({ record_id: id(0, foreign) }),
    );

    expect(answer.status).toBe(403);
  });

  it.each([
    ['a value of another length', { value: [1] }, /2 dimensions, but the value has 1/],
    ['no numbers at all', { value: [] }, /the value has 0/],
  ])('refuses %s with a message', async (_, vector, detail) => {
    const answer = await search(similar(vector));

    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(detail);
  });

  it('refuses infinite numbers', async () => {
    const { status, body } = await world.as('ana')(
      'POST',
      `/me/datasets/${dataset.id}/records/search`,
      '{"query":{"vector":{"name":"small","value":[1e999,0]}}}',
    );

    expect([status, body.detail]).toEqual([422, expect.stringMatching(/too large/)]);
  });

  it.each([
    ['neither a record nor a value', {}],
    ['both a record and a value', { record_id: '00000000-0000-4000-8000-000000000000', value: [1, 2] }],
  ])('refuses %s as recorded', async (_, vector) => {
    const { status, body } = await search(similar(vector));

    expect(status).toBe(422);
    expect(body.detail.params.errors).toMatchObject([{ loc: ['body', 'query', 'vector'] }]);
  });
});
