import { beforeAll, describe, expect, it } from 'vitest';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

const origin = { repoId: 'ana/reviews', subset: 'default', split: 'train', mapping: undefined, imported: 'UI' };
const mapping = {
  fields: [{ source: 'text', target: 'text' }],
  metadata: [{ source: 'length', target: 'length' }],
  suggestions: [{ source: 'label', target: 'label' }],
  externalId: 'id',
};
const rows = { repoId: 'ana/reviews', subset: 'default', split: 'train', mapping };

async function asOwner() {
  const client = await new TestClient(server).signIn('olga');
  return { writer: new HttpDatasetWriter(client.api), datasets: new HttpDatasetRepository(client.api), client };
}

const another = async (name: string) => (await aDataset(server.db, { name, workspaceId: server.workspaceId })).id;

describe('a dataset over HTTP', () => {
  it('is created with where it came from', async () => {
    const { writer, datasets, client } = await asOwner();

    const id = await writer.create({ name: 'made', workspaceId: server.workspaceId, metadata: origin });

    expect(await client.requests[0]?.json()).toEqual({
      name: 'made',
      workspace_id: server.workspaceId,
      metadata: { repoId: 'ana/reviews', subset: 'default', split: 'train', imported: 'UI' },
    });
    expect(await datasets.get(id)).toMatchObject({
      name: 'made',
      status: 'draft',
      metadata: { repoId: 'ana/reviews' },
    });
  });

  it('is published, and then fetched again', async () => {
    const { writer, datasets, client } = await asOwner();
    const id = await writer.create({ name: 'to publish', workspaceId: server.workspaceId, metadata: undefined });
    await new HttpFieldRepository(client.api).create(id, {
      name: 'text',
      title: 'Text',
      required: true,
      type: 'text',
      settings: { useMarkdown: false },
    });
    await new HttpQuestionWriter(client.api).create(id, {
      name: 'comment',
      title: 'Comment',
      required: true,
      type: 'text',
      settings: { useMarkdown: false },
    });
    await datasets.get(id);

    await writer.publish(id);

    expect(await datasets.get(id)).toMatchObject({ status: 'ready' });
  });

  it('is imported by a job with the mapping', async () => {
    const { writer, client } = await asOwner();

    const job = await writer.import(await another('to import'), rows);

    expect(job).toEqual({ id: expect.any(String), status: 'queued' });
    expect(await client.requests.at(-1)?.json()).toEqual({
      name: 'ana/reviews',
      subset: 'default',
      split: 'train',
      mapping: { ...mapping, externalId: undefined, external_id: 'id' },
    });
  });

  it('changes only the given properties, and fetches dataset and progress again', async () => {
    const { writer, datasets, client } = await asOwner();
    const id = await another('to change');
    const before = await datasets.get(id);
    await datasets.progress(id);

    const updatedAt = await writer.update(id, { guidelines: 'Read it twice.' });

    expect(await client.requests.at(-1)?.json()).toEqual({ guidelines: 'Read it twice.' });
    expect(await datasets.get(id)).toMatchObject({ name: before.name, guidelines: 'Read it twice.', updatedAt });
    await datasets.progress(id);
    expect(client.asked.filter((asked) => asked.endsWith('/progress'))).toHaveLength(2);
  });

  it('is changed in everything that its settings let change', async () => {
    const { writer, datasets, client } = await asOwner();
    const id = await another('to change altogether');
    const changes = {
      guidelines: undefined,
      distribution: { strategy: 'overlap', minSubmitted: 2 },
      allowExtraMetadata: false,
    } as const;

    await writer.update(id, changes);

    expect(await client.requests.at(-1)?.json()).toEqual({
      guidelines: null,
      distribution: { strategy: 'overlap', min_submitted: 2 },
      allow_extra_metadata: false,
    });
    expect(await datasets.get(id)).toMatchObject(changes);
  });

  it('is deleted, and then known no more', async () => {
    const { writer, datasets } = await asOwner();
    const id = await another('to delete');
    await datasets.get(id);

    await writer.delete(id);

    await expect(datasets.get(id)).rejects.toMatchObject({ cause: { status: 404 } });
    expect((await datasets.mine()).map((each) => each.id)).not.toContain(id);
  });

  it('counts as deleted only when the server answers 200', async () => {
    const { writer, client } = await asOwner();
    client.broken = 202;

    await expect(writer.delete(server.dataset.id)).rejects.toMatchObject({
      code: 'ERROR_DELETING_DATASET',
      cause: { status: 202 },
    });
  });
});

describe('a dataset that cannot be', () => {
  it.each([
    ['created', 'ERROR_CREATING_DATASET', (writer) => writer.create({ name: 'x', workspaceId: 'y', metadata: origin })],
    ['published', 'ERROR_PUBLISHING_DATASET', (writer) => writer.publish('x')],
    ['imported', 'ERROR_IMPORTING_DATASET', (writer) => writer.import('x', rows)],
    ['patched', 'ERROR_PATCHING_DATASET_GUIDELINES', (writer) => writer.update('x', { allowExtraMetadata: true })],
    ['deleted', 'ERROR_DELETING_DATASET', (writer) => writer.delete('x')],
  ] as const satisfies readonly (readonly [string, string, (writer: HttpDatasetWriter) => Promise<unknown>])[])(
    '%s fails with %s',
    async (_, code, act) => {
      const { writer, client } = await asOwner();
      client.broken = 500;

      await expect(act(writer)).rejects.toMatchObject({ code });

      expect(client.reported).toMatchObject([{ status: 500 }]);
    },
  );
});
