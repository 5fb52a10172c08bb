import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpTrashRepository } from '#infrastructure/http/datasets/http-trash-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
const send = server.as('olga');
let client: TestClient;
let trash: HttpTrashRepository;
let id: string;
let made = 0;
let name: string;

beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
beforeEach(async () => {
  client = await new TestClient(server).signIn('olga');
  trash = new HttpTrashRepository(client.api);
  made += 1;
  name = `gone ${made}`;
  ({ id } = await aDataset(server.db, { workspaceId: server.workspaceId, name }));
  await send('DELETE', `/datasets/${id}`);
});

const found = async () => (await trash.all()).find((each) => each.id === id);

describe('the trash over HTTP', () => {
  it('holds what was deleted', async () => {
    expect(await found()).toEqual({
      id,
      name,
      workspaceName: 'demo',
      records: 3,
      deletedAt: expect.stringMatching(/^\d{4}-/),
      deletedBy: 'olga',
      removedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('names no user if it is unknown who deleted it', async () => {
    await server.db.updateTable('datasets').set({ deleted_by: null }).where('id', '=', id).execute();

    expect((await found())?.deletedBy).toBeUndefined();
  });

  it('restores a dataset and invalidates the cached lists', async () => {
    const datasets = new HttpDatasetRepository(client.api);
    await send('POST', `/ext/v1/trash/${id}/restore`, {});
    expect((await datasets.get(id)).name).toBe(name);
    await send('DELETE', `/datasets/${id}`);

    expect(await trash.restore(id, `${name} again`)).toBe(true);

    expect(await found()).toBeUndefined();
    expect((await datasets.get(id)).name).toBe(`${name} again`);
  });

  it('says quietly that a name is taken', async () => {
    await aDataset(server.db, { workspaceId: server.workspaceId, name });

    expect(await trash.restore(id)).toBe(false);
    expect(await trash.restore(id, name)).toBe(false);

    expect(client.reported).toEqual([]);
    expect(await trash.restore(id, `${name} again`)).toBe(true);
  });

  it('removes for good', async () => {
    await trash.remove(id);

    expect(await found()).toBeUndefined();
    await expect(trash.restore(id)).rejects.toMatchObject({ code: 'POSTIL_RESTORING_DATASET' });
    await expect(trash.remove(id)).rejects.toMatchObject({ code: 'POSTIL_REMOVING_DATASET' });
  });
});
