import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { label: { value: 'positive' } };

describe('responses', () => {
  let world: TestApp;
  let dataset: World;
  let next = 0;
  const recordId = () => dataset.records[next++]?.id ?? '';

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('argilla', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bo', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 60 });
  });
  afterAll(() => world.close());

  const create = (body: unknown, as = 'ana', id = recordId()) => world.as(as)('POST', `/records/${id}/responses`, body);

  it('are created once', async () => {
    const id = recordId();

    const first = await create({ status: 'submitted', values: answer }, 'ana', id);
    const second = await create({ status: 'submitted', values: answer }, 'ana', id);

    expect(first).toMatchObject({ status: 201, body: { status: 'submitted', record_id: id, values: answer } });
    expect(first.body.inserted_at).toBe(first.body.updated_at);
    expect(first.body.inserted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    expect(second.status).toBe(409);
    expect(second.body.detail).toBe(
      `Response already exists for record with id \`${id}\` and by user with id \`${first.body.user_id}\``,
    );
  });

  it('are stored for a record id without hyphens', async () => {
    const id = recordId();
    const item = { record_id: id.replaceAll('-', ''), status: 'submitted', values: answer };

    const { body } = await world.as('ana')('POST', '/me/responses/bulk', { items: [item] });

    expect(body.items).toMatchObject([{ item: { record_id: id }, error: null }]);
  });
});
