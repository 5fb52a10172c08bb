import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';

describe('workspaces', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
  });
  afterAll(() => world.close());

  const owner = () => world.as('owner');
  const create = async (name: string) => (await owner()('POST', '/workspaces', { name })).body;

  it.each([
    ['', 'String should have at least 1 character'],
    ['n'.repeat(201), 'String should have at most 200 characters'],
  ])('reject the name "%.5s"', async (name, msg) => {
    const { status, body } = await owner()('POST', '/workspaces', { name });

    expect(status).toBe(422);
    expect(body.detail.params.errors).toMatchObject([{ loc: ['body', 'name'], msg }]);
  });

  it('have unique names, also among concurrent requests', async () => {
    const answers = await Promise.all([0, 1].map(() => owner()('POST', '/workspaces', { name: 'twice' })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Workspace name `twice` is not unique',
    });
  });

  it('can be created with a free id', async () => {
    const id = '2f6f2f56-2f0a-4f57-b1a5-5f4f3f2f1f00';

    const made = await owner()('POST', '/workspaces', { id, name: 'chosen' });
    const again = await owner()('POST', '/workspaces', { id, name: 'chosen too' });

    expect([made.status, made.body.id]).toEqual([201, id]);
    expect([again.status, again.body]).toEqual([409, { detail: `Workspace id \`${id}\` is not unique` }]);
  });

  it('free their name after a deletion', async () => {
    const { id } = await create('passing');
    await world.addUser('ana', 'annotator', id);

    const deleted = await owner()('DELETE', `/workspaces/${id}`);

    expect([deleted.status, deleted.body.name]).toEqual([200, 'passing']);
    expect((await owner()('GET', `/workspaces/${id}`)).status).toBe(404);
    expect((await world.as('ana')('GET', '/me/workspaces')).body.items).toEqual([]);
    expect((await create('passing')).id).not.toBe(id);
  });

  it('cannot be deleted while they have a dataset', async () => {
    const { id } = await create('in use');
    const dataset = await aDataset(world.db, { workspaceId: id, records: 0 });

    const refused = await owner()('DELETE', `/workspaces/${id}`);
    await world.db.updateTable('datasets').set({ deleted_at: new Date() }).where('id', '=', dataset.id).execute();
    const deleted = await owner()('DELETE', `/workspaces/${id}`);

    expect([refused.status, deleted.status]).toEqual([409, 200]);
    expect(refused.body.detail).toBe(`Cannot delete the workspace ${id}. This workspace has some datasets linked`);
  });

  it('have the members that were added, without those that were removed', async () => {
    const { id } = await create('changing');
    const bo = await world.addUser('bo', 'annotator');
    const names = async (path: string, key: string) =>
      (await owner()('GET', path)).body.items.map((item: Record<string, string>) => item[key]);

    const added = await owner()('POST', `/workspaces/${id}/users`, { user_id: bo.id });
    const [members, theirs] = [
      await names(`/workspaces/${id}/users`, 'username'),
      await names(`/users/${bo.id}/workspaces`, 'name'),
    ];
    const removed = await owner()('DELETE', `/workspaces/${id}/users/${bo.id}`);

    expect([added.status, added.body.username]).toEqual([201, 'bo']);
    expect([members, theirs]).toEqual([['bo'], ['changing']]);
    expect([removed.status, removed.body.username]).toEqual([200, 'bo']);
    expect(await names(`/workspaces/${id}/users`, 'username')).toEqual([]);
  });
});
