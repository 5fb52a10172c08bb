import { describe, expect, it } from 'vitest';
import { failureCodes } from '#domain/shared/failure.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { ourServer } from '../../../support/client.ts';
import { aDataset } from '../../../support/datasets.ts';
import { FakeDatasetRepository } from '../../../support/repositories/fake-dataset-repository.ts';

const server = await ourServer();

const nowhere = '00000000-0000-4000-8000-000000000000';

async function overHttp() {
  const client = await server.client();
  return { datasets: new HttpDatasetRepository(client.api), source: client, client };
}

async function faked() {
  const { id } = server.dataset;
  const datasets = new FakeDatasetRepository([aDataset({ id, workspaceId: server.workspaceId })]);
  datasets.team = { total: 3, completed: 0, pending: 3, users: [] };
  datasets.own = { total: 3, submitted: 0, discarded: 0, draft: 0, pending: 3 };
  return { datasets, source: datasets };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a dataset repository (%s)', (_, open) => {
  it('lists the datasets of the reader, each with the name of its workspace', async () => {
    const { datasets } = await open();

    expect(await datasets.mine()).toMatchObject([{ name: 'reviews', workspaceName: 'demo', status: 'ready' }]);
  });

  it('gets one of them', async () => {
    const { datasets } = await open();

    expect(await datasets.get(server.dataset.id)).toMatchObject({
      id: server.dataset.id,
      name: 'reviews',
      workspaceName: 'demo',
      distribution: { strategy: 'overlap', minSubmitted: 1 },
    });
  });

  it('does not get one that is not there', async () => {
    const { datasets } = await open();

    await expect(datasets.get(nowhere)).rejects.toMatchObject({
      code: 'ERROR_FETCHING_DATASET_INFO',
      cause: { status: 404 },
    });
  });

  it('tells how far the team has come, and the reader', async () => {
    const { datasets } = await open();

    expect(await datasets.progress(server.dataset.id)).toEqual({ total: 3, completed: 0, pending: 3, users: [] });
    expect(await datasets.metrics(server.dataset.id)).toMatchObject({ total: 3, submitted: 0, pending: 3 });
  });

  it('names what failed', async () => {
    const { datasets, source } = await open();
    source.broken = 500;

    await expect(datasets.mine()).rejects.toMatchObject({ code: 'ERROR_FETCHING_FEEDBACK_DATASETS' });
    await expect(datasets.get(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_DATASET_INFO' });
    await expect(datasets.progress(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_DELETING_DATASET' });
    await expect(datasets.metrics(server.dataset.id)).rejects.toMatchObject({ code: 'POSTIL_FETCHING_METRICS' });
  });
});

describe('the datasets over HTTP', () => {
  it('are asked for together with the workspaces', async () => {
    const { datasets, client } = await overHttp();

    await datasets.mine();

    expect(client.asked).toEqual(['GET v1/me/datasets', 'GET v1/me/workspaces']);
  });

  it('cannot be listed when the workspaces cannot', async () => {
    const { datasets, client } = await overHttp();
    const workspaces = new HttpWorkspaceRepository(client.api);
    client.breakOnly('v1/me/workspaces', 500);

    await expect(datasets.mine()).rejects.toMatchObject({ code: 'ERROR_FETCHING_WORKSPACES' });
    await expect(workspaces.mine()).rejects.toMatchObject({ code: 'GET_WORKSPACES' });
  });

  it('cannot be opened when their workspace cannot be read', async () => {
    const { datasets, client } = await overHttp();
    client.breakOnly(`v1/workspaces/${server.workspaceId}`, 500);

    await expect(datasets.get(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_WORKSPACE_INFO' });
  });

  it('have the status that the server gives: draft until they are published, then ready', async () => {
    const { datasets } = await overHttp();
    await server.addUser('olga', 'owner');
    const call = server.as('olga');
    const draft = { name: 'unpublished', workspace_id: server.workspaceId };
    const { id } = (await call('POST', '/datasets', draft)).body;
    const statuses = async () => Object.fromEntries((await datasets.mine()).map(({ name, status }) => [name, status]));

    expect(await statuses()).toEqual({ reviews: 'ready', unpublished: 'draft' });

    await call('DELETE', `/datasets/${id}`);
  });

  it('are read once in ten minutes, each', async () => {
    const { datasets, client } = await overHttp();
    const { id } = server.dataset;

    await datasets.get(id);
    client.clock.advance(599_999);
    await datasets.get(id);
    expect(client.asked).toEqual([`GET v1/datasets/${id}`, `GET v1/workspaces/${server.workspaceId}`]);
    client.clock.advance(1);
    await datasets.get(id);

    expect(client.asked).toHaveLength(4);
  });

  it('have a progress that is asked for once when it is wanted twice in a row', async () => {
    const { datasets, client } = await overHttp();

    await datasets.progress(server.dataset.id);
    await datasets.progress(server.dataset.id);

    expect(client.asked).toEqual([`GET v1/datasets/${server.dataset.id}/progress`]);
  });

  it('have a progress that is read past the cache, and renews it', async () => {
    const { datasets, client } = await overHttp();

    await datasets.progress(server.dataset.id);
    await datasets.progress(server.dataset.id, true);
    await datasets.progress(server.dataset.id);

    expect(client.asked).toHaveLength(2);
  });

  it('say nothing to the person when the metrics fail', async () => {
    const { datasets, client } = await overHttp();
    client.broken = 500;

    await expect(datasets.metrics(server.dataset.id)).rejects.toThrow();

    expect(client.reported).toEqual([]);
  });
});

describe('the code ERROR_FETCHING_DATASET_PROGRESS', () => {
  it('is defined and given by no failing call', async () => {
    const { datasets, client } = await overHttp();
    client.broken = 500;
    const { id } = server.dataset;

    const calls = [datasets.mine(), datasets.get(id), datasets.progress(id), datasets.metrics(id)];
    const outcomes = await Promise.allSettled(calls);

    expect(failureCodes).toContain('ERROR_FETCHING_DATASET_PROGRESS');
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).not.toContain(
      'ERROR_FETCHING_DATASET_PROGRESS',
    );
  });
});
