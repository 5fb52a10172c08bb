import { beforeAll, describe, expect, it } from 'vitest';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { FakeWorkspaceRepository } from '../../../support/repositories/fake-workspace-repository.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addWorkspace('of others');
  await server.addUser('olga', 'owner');
});

async function overHttp() {
  const client = await server.client();
  return { workspaces: new HttpWorkspaceRepository(client.api), source: client };
}

async function faked() {
  const workspaces = new FakeWorkspaceRepository([{ id: server.workspaceId, name: 'demo' }]);
  return { workspaces, source: workspaces };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a workspace repository (%s)', (_, open) => {
  it('gives those the reader belongs to', async () => {
    const { workspaces } = await open();

    expect(await workspaces.mine()).toEqual([{ id: server.workspaceId, name: 'demo' }]);
  });

  it('names what failed', async () => {
    const { workspaces, source } = await open();
    source.broken = 500;

    await expect(workspaces.mine()).rejects.toMatchObject({ code: 'GET_WORKSPACES' });
    await expect(workspaces.create('more')).rejects.toMatchObject({ code: 'CREATE_WORKSPACE' });
  });
});

describe('the workspaces over HTTP', () => {
  it('are fetched again after a new one', async () => {
    const workspaces = new HttpWorkspaceRepository((await new TestClient(server).signIn('olga')).api);
    const before = await workspaces.mine();

    const created = await workspaces.create('more');

    expect(created).toEqual({ id: expect.any(String), name: 'more' });
    expect(await workspaces.mine()).toEqual([...before, created]);
  });
});
