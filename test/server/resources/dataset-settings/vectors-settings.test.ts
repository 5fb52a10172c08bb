import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('vector settings', () => {
  let world: TestApp;
  let send: Send;
  let dataset: World;
  let workspaceId: string;
  let made = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    send = world.as('owner');
  });
  beforeEach(async () => {
    made += 1;
    dataset = await aDataset(world.db, {
      workspaceId,
      name: `reviews ${made}`,
      records: ({ vectors }) => [
        { fields: { text: 'x' }, vectors: new Map([...vectors.values()].map((n) => [n, [1, 2]])) },
      ],
    });
  });
  afterAll(() => world.close());

  const add = (name: string, dimensions: unknown = 3) =>
    send('POST', `/datasets/${dataset.id}/vectors-settings`, { id: null, name, title: name, dimensions });
  const shown = async () => (await send('GET', `/datasets/${dataset.id}/vectors-settings`)).body.items;

  it('can be created, also after publishing', async () => {
    const { status, body } = await add('late');

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'late',
      title: 'late',
      dimensions: 3,
      dataset_id: dataset.id,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    expect((await shown())[1]).toEqual(body);
  });

  it('have a unique name', async () => {
    const detail = `Vector settings with name \`small\` already exists for dataset with id \`${dataset.id}\``;

    expect(await add('small')).toMatchObject({ status: 409, body: { detail } });
  });

  it.each([0, -1, 1.5, '3', 2 ** 40, null])('reject %j dimensions', async (dimensions) => {
    expect((await add('x', dimensions)).status).toBe(422);
  });

  it('can change their title only', async () => {
    const [{ id }] = await shown();

    const { body } = await send('PATCH', `/vectors-settings/${id}`, { name: 'x', title: 'New', dimensions: 9 });

    expect(body).toMatchObject({ name: 'small', title: 'New', dimensions: 2 });
    expect((await send('PATCH', `/vectors-settings/${id}`, {})).body).toEqual(body);
  });

  it('are deleted with the vectors of records', async () => {
    const [settings] = await shown();
    const vectors = async () => (await send('GET', `/records/${dataset.records[0]?.id}`)).body.vectors;
    const before = await vectors();

    const deleted = await send('DELETE', `/vectors-settings/${settings.id}`);

    expect(deleted).toMatchObject({ status: 200, body: settings });
    expect([before, await vectors()]).toEqual([{ small: [1, 2] }, {}]);
    expect(await world.db.selectFrom('vectors').select('seq').where('ds', '=', dataset.ds).execute()).toEqual([]);
    expect((await send('DELETE', `/vectors-settings/${settings.id}`)).status).toBe(404);
  });
});
