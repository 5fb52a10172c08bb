// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpWorkspaceRepository } from '#infrastructure/http/repositories/http-workspace-repository.ts';
import { aServer } from '../../../support/client.ts';
import { FakeWorkspaceRepository } from '../../../support/repositories/fake-workspace-repository.ts';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
  await server.addWorkspace('of others');
});
afterAll(() => server.close());

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
  });
});
