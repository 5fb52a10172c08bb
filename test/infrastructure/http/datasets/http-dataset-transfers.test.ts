import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpDatasetTransfers } from '#infrastructure/http/datasets/http-dataset-transfers.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const server = await ourServer();
let client: TestClient;
let transfers: HttpDatasetTransfers;
let other: string;
let dataset: World;

beforeAll(async () => {
  await server.addUser('olga', 'owner');
  other = await server.addWorkspace('other');
});
beforeEach(async () => {
  client = await new TestClient(server).signIn('olga');
  transfers = new HttpDatasetTransfers(client.api);
  dataset = await aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID() });
});

describe('transfers of datasets over HTTP', () => {
  it('count who loses and gains access', async () => {
    expect(await transfers.effectOfMove(dataset.id, other)).toEqual({ losing: ['ann'], gaining: [], answers: 0 });
  });

  it('move a dataset, and show it in the cached answers', async () => {
    const datasets = new HttpDatasetRepository(client.api);
    await datasets.get(dataset.id);

    await transfers.move(dataset.id, other);

    expect(await datasets.get(dataset.id)).toMatchObject({ workspaceId: other, workspaceName: 'other' });
  });

  it.each([
    [true, 3],
    [false, 0],
  ])('duplicate a dataset, with its records: %s', async (withRecords, total) => {
    const datasets = new HttpDatasetRepository(client.api);
    await datasets.mine();
    const name = `copy ${crypto.randomUUID()}`;

    const id = await transfers.duplicate(dataset.id, { name, workspaceId: other, withRecords });

    expect((await datasets.mine()).find((each) => each.id === id)).toMatchObject({ name, workspaceName: 'other' });
    expect((await datasets.progress(id)).total).toBe(total);
  });

  it('say that a name is taken', async () => {
    const { name } = await new HttpDatasetRepository(client.api).get(dataset.id);

    const refused = transfers.duplicate(dataset.id, { name, workspaceId: server.workspaceId, withRecords: false });

    await expect(refused).rejects.toMatchObject({ cause: { status: 409, code: 'dataset_name_taken' } });
  });
});
