import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecords } from '#server/resources/records/create-records.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('new records', () => {
  let world: TestApp;
  let workspaceId: string;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
  });
  afterAll(() => world.close());

  const add = ({ ds }: World, ...texts: readonly string[]) =>
    world.db.transaction().execute((trx) =>
      createRecords(
        trx,
        ds,
        texts.map((text) => ({ externalId: text, fields: { text } })),
      ),
    );
  const texts = async ({ id }: World) => {
    const { body } = await world.as('ana')('POST', `/me/datasets/${id}/records/search`, {});
    return {
      total: body.total,
      found: body.items.map(({ record }: { record: { fields: { text: string } } }) => record.fields.text),
    };
  };

  it('follow existing records in their order, and are counted', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'order', records: 0 });

    await add(dataset, 'b', 'a');
    await add(dataset, 'c');

    expect(await texts(dataset)).toEqual({ total: 3, found: ['b', 'a', 'c'] });
  });

  it('have increasing creation times in their order', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'times', records: 0 });
    const sort = [{ scope: { entity: 'record', property: 'inserted_at' }, order: 'desc' }];

    await add(dataset, 'b', 'a', 'c');

    const { body } = await world.as('ana')('POST', `/me/datasets/${dataset.id}/records/search`, { sort });
    const ids = body.items.map(({ record }: { record: { external_id: string } }) => record.external_id);
    expect(ids).toEqual(['c', 'a', 'b']);
  });

  it('keep the order of keys in their fields, at any depth', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'keys', records: 0 });
    const fields = { text: 'x', card: { title: 'T', rows: [{ z: 1, a: 2 }] }, chat: [{ content: 'Hi', role: 'user' }] };
    const [first] = await world.db.transaction().execute((trx) => createRecords(trx, dataset.ds, [{ fields }]));

    const { body } = await world.as('ana')('GET', `/records/${first?.id}`);

    expect(JSON.stringify(body.fields)).toBe(JSON.stringify(fields));
  });

  it('show annotators only metadata of visible properties', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'visible', records: 0 });
    const metadata = { source: 'web', batch: 'hidden', extra: 'of no property' };
    const records = [{ fields: { text: 'x' }, metadata }, { fields: { text: 'y' } }];
    const [first] = await world.db.transaction().execute((trx) => createRecords(trx, dataset.ds, records));

    const one = await world.as('ana')('GET', `/records/${first?.id}`);
    const found = await world.as('ana')('POST', `/me/datasets/${dataset.id}/records/search`, {});

    expect(one.body.metadata).toEqual({ source: 'web' });
    const seen = found.body.items.map(({ record }: { record: { metadata: unknown } }) => record.metadata);
    expect(seen).toEqual([{ source: 'web' }, null]);
  });

  it('get distinct numbers from concurrent requests', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'at once', records: 0 });

    await Promise.all(['a', 'b', 'c', 'd'].map((name) => add(dataset, `${name}1`, `${name}2`)));

    const { total, found } = await texts(dataset);
    expect(total).toBe(8);
    expect(new Set(found).size).toBe(8);
  });

  it('are rolled back if one of them cannot be stored', async () => {
    const dataset = await aDataset(world.db, { workspaceId, name: 'all or nothing', records: 0 });

    await expect(add(dataset, 'same', 'same')).rejects.toThrow(/external_id/);

    expect(await texts(dataset)).toEqual({ total: 0, found: [] });
  });

  it('have vectors, metadata and suggestions', async () => {
    const dataset = await aDataset(world.db, {
      workspaceId,
      name: 'whole',
      records: ({ questions, vectors }) => [
        {
          fields: { text: 'Ana 🙂' },
          metadata: { source: 'web', batch: 'a' },
          suggestions: new Map([[questions.get('label') ?? 0, { value: 'positive', score: 0.25, type: 'model' }]]),
          vectors: new Map([[vectors.get('small') ?? 0, [0.1, 0.2]]]),
        },
      ],
    });

    const { body } = await world.as('ana')('GET', `/records/${dataset.records[0]?.id}`);

    expect(body).toMatchObject({
      external_id: null,
      fields: { text: 'Ana 🙂' },
      metadata: { source: 'web' },
      vectors: { small: [0.1, 0.2] },
      suggestions: [{ value: 'positive', score: 0.25, type: 'model', agent: null }],
      responses: [],
    });
    expect(body.metadata).not.toHaveProperty('batch');
  });
});
