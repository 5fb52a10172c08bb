import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { createFields } from '#server/resources/dataset-settings/create.ts';
import { createDataset } from '#server/resources/datasets/create-dataset.ts';
import { createRecords, type NewRecord } from '#server/resources/records/create-records.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';

const reviews = [
  'The battery lasted two days. The battery of the battery!',
  'The kettle stopped without any warning, and nobody in Berlin wanted to hear about it for weeks and weeks.',
  'The courier arrived with a battery',
  'Die Straße in Berlin',
  '東京都の電池',
];

const fields = [
  { name: 'text', title: 'Text', required: true, settings: { type: 'text' } },
  { name: 'chat', title: 'Chat', settings: { type: 'chat' } },
  { name: 'card', title: 'Card', settings: { type: 'custom', template: '<p></p>' } },
  { name: 'picture', title: 'Picture', settings: { type: 'image' } },
] as const;

const others = {
  chat: [{ role: 'user', content: 'Thanks a lot' }],
  card: { title: 'Ticket', lines: [{ note: 'urgent' }] },
  picture: 'data:image/png;base64,AAAA',
};

describe('searching texts', () => {
  let world: TestApp;
  let workspaceId: string;
  let id: string;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    const records = reviews.map((text, index) => ({
      externalId: String(index),
      fields: { text, ...(index === 1 && others) },
      metadata: { source: index % 2 === 0 ? 'web' : 'mail' },
    }));
    ({ id } = await aDatasetOf('reviews', records));
  });
  afterAll(() => world.close());

  const aDatasetOf = (name: string, records: readonly NewRecord[]) =>
    inTransaction(world.db, async (trx) => {
      const key = await createDataset(trx, { workspaceId, name, status: 'ready' });
      await createFields(trx, key.id, fields);
      await createRecords(trx, key.ds, records);
      return key;
    });

  const search = (body: object, query = '', datasetId = id) =>
    world.as('ana')('POST', `/me/datasets/${datasetId}/records/search${query}`, body);

  async function find(text: object, more: object = {}, query = '', datasetId = id) {
    const { body } = await search({ query: { text }, ...more }, query, datasetId);
    const { items, total } = v.parse(wireSearchResult, body);
    return { found: items.map(({ record }) => Number(record.external_id)), total, items };
  }

  it.each([
    ['battery', [0, 2]],
    ['BERLIN', [1, 3]],
    ['strasse', [3]],
    ['電池', [4]],
    ['battery courier', [2]],
    ['battery Berlin', []],
    ['kettle | courier', [1, 2]],
    ['battery -courier', [0]],
    ['"without any warning"', [1]],
    ['batt*', [0, 2]],
    ['batter', []],
    ['thanks', [1]],
    ['urgent', [1]],
    ['png', []],
    ['role', []],
    ['', []],
    ['*', [0, 1, 2, 3, 4]],
    ['(((\\"~ *', []],
  ])('for %j finds %j', async (q, expected) => {
    const { found, total } = await find({ q });

    expect([...found].sort()).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it.each([
    ['text', 'battery', [0, 2]],
    ['chat', 'battery', []],
    ['chat', 'Thanks', [1]],
    ['card', 'ticket', [1]],
    ['picture', 'png', []],
  ])('is limited to the field %s', async (field, q, expected) => {
    expect((await find({ q, field })).found).toEqual(expected);
  });

  it('refuses an unknown field', async () => {
    const { status, body } = await search({ query: { text: { q: 'x', field: 'zz' } } });

    expect(status).toBe(422);
    expect(body.detail).toBe(`Field \`zz\` not found in dataset \`${id}\`.`);
  });

  it('shows the best matches first, with scores', async () => {
    const { found, items } = await find({ q: 'battery' });

    const [first, second] = items.map((item) => item.query_score ?? 0);
    expect(found).toEqual([0, 2]);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(0);
  });

  it('follows a sort, without scores', async () => {
    const sort = [{ scope: { entity: 'record', property: 'external_id' }, order: 'desc' }];
    const { found, total, items } = await find({ q: 'battery' }, { sort }, '?limit=1');

    expect({ found, total }).toEqual({ found: [2], total: 2 });
    expect(items[0]?.query_score).toBeNull();
  });

  it('combines with filters and pages', async () => {
    const pending = { type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['pending'] };

    expect(await find({ q: 'battery' }, { filters: { and: [pending] } }, '?offset=1')).toMatchObject({
      found: [2],
      total: 2,
    });
    expect(await find({ q: 'battery' }, {}, '?offset=10')).toMatchObject({ found: [], total: 2 });
  });

  it('shows the oldest first with scores if very many match', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({
      externalId: `${100 + index}`,
      fields: { text: 'dull' },
    }));
    const { id: other } = await aDatasetOf('dull reviews', many);

    const { found, total, items } = await find({ q: 'dull' }, {}, '?offset=2&limit=2', other);

    expect({ found, total }).toEqual({ found: [102, 103], total: 10_001 });
    expect(items.every(({ query_score }) => Number(query_score) > 0)).toBe(true);
  });
});
