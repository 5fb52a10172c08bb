import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type Numbers, type World } from '../../../support/server/world.ts';

const count = 2600;

const manyRecords = ({ questions, vectors }: Numbers) =>
  Array.from({ length: count }, (_, index) => ({
    externalId: `r-${index}`,
    fields: { text: index % 3 === 0 ? `bright ${'and bright '.repeat(index % 5)}` : 'dull' },
    metadata: { length: (index * 7) % 1000 },
    suggestions: new Map(index % 2 === 0 ? [[questions.get('stars') ?? 0, { value: 1 + (index % 5) }]] : []),
    vectors: new Map([[vectors.get('small') ?? 0, [Math.cos(index), Math.sin(index)]]]),
  }));

const terms = (scope: object, ...values: readonly string[]) => ({ type: 'terms', scope, values });
const mine = (status: string) => terms({ entity: 'response', property: 'status' }, status);
const pending = terms({ entity: 'record', property: 'status' }, 'pending');
const sortedBy = (scope: object, order: string) => ({ sort: [{ scope, order }] });
const length = { entity: 'metadata', metadata_property: 'length' };
const text = { q: 'bright', field: null };
const vector = { name: 'small', value: [1, 0], order: 'most_similar' };

describe('the file of a search', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const team = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', team);
    dataset = await aDataset(world.db, { workspaceId: team, records: manyRecords });
    const values = { label: { value: 'positive' } };
    for (const index of [0, 1, 600, 1200, 2599]) {
      const path = `/records/${dataset.records[index]?.id}/responses`;
      await world.as('ada')('POST', path, { status: index === 1 ? 'discarded' : 'submitted', values });
    }
  });
  afterAll(() => world.close());

  async function shown(search: object) {
    const pages: string[] = [];
    for (let offset = 0; offset < count; offset += 1000) {
      const path = `/me/datasets/${dataset.id}/records/search?offset=${offset}&limit=1000`;
      const { items } = v.parse(wireSearchResult, (await world.as('ada')('POST', path, search)).body);
      pages.push(...items.map(({ record }) => record.external_id ?? ''));
    }
    return pages;
  }

  async function written(search: object) {
    const order = { format: 'jsonl', vectors: false, suggestions: false, search };
    const { body, headers } = await world.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/file`, order);
    const lines: readonly string[] = body.trimEnd().split('\n');
    return { ids: lines.map((line) => JSON.parse(line).id), header: headers.get('X-Postil-Records') };
  }

  it.each([
    ['everything', {}, count],
    ['unanswered records of the caller', { filters: { and: [mine('pending')] } }, count - 5],
    ['pending records of the caller', { filters: { and: [mine('pending'), pending] } }, count - 5],
    ['submitted records of the caller', { filters: { and: [mine('submitted')] } }, 4],
    ['a range', { filters: { and: [{ type: 'range', scope: length, ge: 100, le: 899 }] } }, 2072],
    ['another order', sortedBy(length, 'desc'), count],
    ['an order with missing values', sortedBy({ entity: 'suggestion', question: 'stars' }, 'desc'), count],
    ['a text, best matches first', { query: { text } }, 867],
    ['a text in another order', { query: { text }, ...sortedBy(length, 'asc') }, 867],
    ['similar records', { query: { vector } }, 1000],
    ['the most similar', { query: { vector: { ...vector, max_results: 50 } } }, 50],
    [
      'the most similar in another order',
      { query: { vector: { ...vector, max_results: 50 } }, ...sortedBy(length, 'asc') },
      50,
    ],
  ])('has the records of its pages, in the same order: %s', async (_, search, total) => {
    const { ids, header } = await written(search);

    expect([ids.length, header]).toEqual([total, `${total}`]);
    expect(ids).toEqual(await shown(search));
  });
});
