// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpFieldRepository } from '#infrastructure/http/repositories/http-field-repository.ts';
import { aField } from '../../../support/builders.ts';
import { aServer } from '../../../support/client.ts';
import { FakeFieldRepository } from '../../../support/repositories/fake-field-repository.ts';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

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
  });
});

describe('fields over HTTP', () => {
  it('are asked for once in two minutes', async () => {
    const { fields, client } = await overHttp();

    await fields.of(server.dataset.id);
    client.clock.advance(119_999);
    await fields.of(server.dataset.id);

    expect(client.asked).toEqual([`GET v1/datasets/${server.dataset.id}/fields`]);
  });
});
