import { beforeAll, describe, expect, it } from 'vitest';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { aField } from '../../../support/builders.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { FakeFieldRepository } from '../../../support/repositories/fake-field-repository.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

async function overHttp() {
  const client = await server.client();
  return { fields: new HttpFieldRepository(client.api), source: client, client };
}

async function faked() {
  const datasetId = server.dataset.id;
  const fields = new FakeFieldRepository([aField('text', { title: 'Text', required: true, datasetId })]);
  return { fields, source: fields };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a field repository (%s)', (_, open) => {
  it('gives the fields of a dataset', async () => {
    const { fields } = await open();
    const datasetId = server.dataset.id;

    expect(await fields.of(datasetId)).toMatchObject([
      { name: 'text', title: 'Text', type: 'text', required: true, datasetId, settings: { useMarkdown: false } },
    ]);
  });

  it('names what failed', async () => {
    const { fields, source } = await open();
    source.broken = 500;

    await expect(fields.of(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_FIELDS' });
    await expect(fields.create(server.dataset.id, aField('text'))).rejects.toMatchObject({
      code: 'POSTIL_CREATING_FIELD',
    });
    await expect(fields.update(aField('text'))).rejects.toMatchObject({ code: 'ERROR_PATCHING_FIELDS' });
  });
});

/** A draft, which accepts new items. */
async function aDraft(name: string): Promise<string> {
  const send = server.as('olga');
  const { body } = await send('POST', '/datasets', { name, workspace_id: server.workspaceId });
  return body.id;
}

describe('fields over HTTP', () => {
  it('are asked for once in two minutes', async () => {
    const { fields, client } = await overHttp();

    await fields.of(server.dataset.id);
    client.clock.advance(119_999);
    await fields.of(server.dataset.id);

    expect(client.asked).toEqual([`GET v1/datasets/${server.dataset.id}/fields`]);
  });

  it.each([
    [
      { type: 'text', settings: { useMarkdown: true } },
      { type: 'text', use_markdown: true },
    ],
    [
      { type: 'chat', settings: { useMarkdown: false } },
      { type: 'chat', use_markdown: false },
    ],
    [{ type: 'image', settings: {} }, { type: 'image' }],
    [
      { type: 'custom', settings: { template: '<b>{{x}}</b>', advancedMode: true } },
      { type: 'custom', template: '<b>{{x}}</b>', advanced_mode: true },
    ],
  ] as const)('become one more: %j', async (kind, settings) => {
    const client = await new TestClient(server).signIn('olga');
    const fields = new HttpFieldRepository(client.api);
    const datasetId = await aDraft(kind.type);
    const common = { name: 'more', title: 'One more', required: false };
    await fields.of(datasetId);

    const created = await fields.create(datasetId, { ...common, ...kind });

    expect(await client.requests.at(-1)?.json()).toEqual({ ...common, settings });
    expect(created).toMatchObject({ ...common, ...kind });
    expect(await fields.of(datasetId)).toEqual([created]);
  });

  it('are fetched again after a change of title and settings', async () => {
    const client = await new TestClient(server).signIn('olga');
    const fields = new HttpFieldRepository(client.api);
    const { id } = await aDataset(server.db, { workspaceId: server.workspaceId, name: 'changed' });
    const [text = aField('text')] = await fields.of(id);
    const changed = { ...text, title: 'The text', settings: { useMarkdown: true } } as typeof text;

    await fields.update(changed);

    expect(await client.requests.at(-1)?.json()).toEqual({
      title: 'The text',
      settings: { type: 'text', use_markdown: true },
    });
    expect((await fields.of(id))[0]).toEqual(changed);
  });
});
