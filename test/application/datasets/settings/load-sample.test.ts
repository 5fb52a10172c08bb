import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoadSample } from '#application/datasets/settings/load-sample.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
let client: TestClient;
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
beforeEach(async () => {
  client = await new TestClient(server).signIn('olga');
});

const sample = () => new LoadSample(new HttpRecordRepository(client.api, new HttpQuestionRepository(client.api)));

describe('the sample record of the settings', () => {
  it('is the first pending record, and leads to the others', async () => {
    const { id } = server.dataset;

    const first = await sample().first(id);
    const second = await sample().at(id, 'pending', 2);

    expect(first).toMatchObject({ status: 'pending', page: 1, total: 3, record: { externalId: 'r-0' } });
    expect(second).toMatchObject({ status: 'pending', page: 2, total: 3, record: { externalId: 'r-1' } });
  });

  it('is an answered record if no other exists', async () => {
    const { workspaceId } = server;
    const { id } = await aDataset(server.db, { workspaceId, name: 'answered', records: 1 });
    const { body } = await server.as('olga')('GET', `/datasets/${id}/records`);
    await server.as('olga')('POST', `/records/${body.items[0].id}/responses`, { status: 'discarded' });

    expect(await sample().first(id)).toMatchObject({ status: 'discarded', total: 1 });
  });

  it('is undefined without records, or after a failure', async () => {
    const { workspaceId } = server;
    const { id } = await aDataset(server.db, { workspaceId, name: 'empty', records: 0 });

    expect(await sample().first(id)).toBeUndefined();
    await sample().first(server.dataset.id); // the settings have loaded the questions before
    client.broken = 500;
    expect(await sample().first(server.dataset.id)).toBeUndefined();
    expect(client.reported).toEqual([]);
  });
});
