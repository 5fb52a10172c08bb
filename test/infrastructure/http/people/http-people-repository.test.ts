import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpPeopleRepository } from '#infrastructure/http/people/http-people-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';

const server = await ourServer();
let client: TestClient;
let people: HttpPeopleRepository;
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
beforeEach(async () => {
  client = await new TestClient(server).signIn('olga');
  people = new HttpPeopleRepository(client.api);
});

const password = 'a password for tests';
const newPerson = (username: string) =>
  ({ username, firstName: 'New', lastName: '', role: 'annotator', password }) as const;
const named = async (username: string) => (await people.all()).find((person) => person.username === username);

describe('the people over HTTP', () => {
  it('are all users with their workspaces', async () => {
    expect(await named('ann')).toEqual({
      id: expect.any(String),
      username: 'ann',
      firstName: 'ann',
      lastName: undefined,
      role: 'annotator',
      workspaces: [{ id: server.workspaceId, name: 'demo' }],
      insertedAt: expect.any(String),
    });
  });

  it('are made, changed and removed', async () => {
    const made = await people.create({ ...newPerson('ben'), lastName: 'Bie' });

    const changed = await people.changeRole(made.id, 'admin');
    const found = await named('ben');
    await people.remove(made.id);

    expect(made).toMatchObject({ username: 'ben', firstName: 'New', lastName: 'Bie', workspaces: [] });
    expect(changed).toEqual({ ...made, role: 'admin' });
    expect(found).toEqual(changed);
    expect(await named('ben')).toBeUndefined();
  });

  it('join workspaces and leave them', async () => {
    const { id } = await people.create(newPerson('cy'));

    await people.addToWorkspace(id, server.workspaceId);
    const joined = await named('cy');
    await people.removeFromWorkspace(id, server.workspaceId);

    expect(joined?.workspaces).toEqual([{ id: server.workspaceId, name: 'demo' }]);
    expect((await named('cy'))?.workspaces).toEqual([]);
  });

  it('get a password that is shown once', async () => {
    const { id } = await people.create(newPerson('di'));

    expect(await people.resetPassword(id)).toMatch(/^(\w{4}-){4}\w{4}$/);
  });

  it('name what failed, and say what the server said', async () => {
    const olga = (await named('olga'))?.id ?? '';

    await expect(people.changeRole(olga, 'admin')).rejects.toMatchObject({ code: 'POSTIL_CHANGING_PERSON' });
    await expect(people.remove('nobody')).rejects.toMatchObject({ code: 'POSTIL_DELETING_PERSON' });
    client.broken = 500;
    await expect(people.all()).rejects.toMatchObject({ code: 'POSTIL_FETCHING_PEOPLE' });
    await expect(people.create(newPerson('eve'))).rejects.toMatchObject({ code: 'POSTIL_CREATING_PERSON' });
    await expect(people.addToWorkspace('a', 'b')).rejects.toMatchObject({ code: 'POSTIL_CHANGING_MEMBERS' });

    expect(client.reported[0]).toMatchObject({ status: 422, code: 'last_owner' });
  });
});

describe('a workspace over HTTP', () => {
  it('is removed, and asked for no more', async () => {
    const workspaces = new HttpWorkspaceRepository(client.api);
    const { id } = await workspaces.create('short');

    await workspaces.remove(id);

    expect((await workspaces.mine()).map(({ name }) => name)).not.toContain('short');
    await expect(workspaces.remove(server.workspaceId)).rejects.toMatchObject({ code: 'POSTIL_DELETING_WORKSPACE' });
  });
});
