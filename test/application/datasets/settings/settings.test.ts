import { beforeEach, describe, expect, it } from 'vitest';
import { LoadSettings } from '#application/datasets/settings/load-settings.ts';
import { SettingsRepositories } from '#application/datasets/settings/settings-repositories.ts';
import { UpdateItem } from '#application/datasets/settings/update-item.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import {
  datasetNameOf,
  extraMetadataOf,
  guidelinesOf,
  minSubmittedOf,
  type SettingsItemKind,
} from '#domain/datasets/settings/items.ts';
import type { User } from '#domain/session/user.ts';
import { Failure } from '#domain/shared/failure.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
await server.addUser('olga', 'owner');

const ofRole = (role: string): User => ({
  id: 'u',
  username: 'u',
  firstName: 'U',
  lastName: undefined,
  role,
  apiKey: undefined,
});
let id: string;
let client: TestClient;

beforeEach(async () => {
  const { workspaceId } = server;
  ({ id } = await aDataset(server.db, { workspaceId, name: crypto.randomUUID(), guidelines: 'Read.' }));
  client = await new TestClient(server).signIn('olga');
});

const reach = ({ api }: TestClient) => {
  const datasets = new HttpDatasetRepository(api);
  const parts = [
    new HttpFieldRepository(api),
    new HttpQuestionRepository(api),
    new HttpMetadataPropertyRepository(api),
    new HttpVectorRepository(api),
  ] as const;
  const repositories = new SettingsRepositories(
    datasets,
    new HttpDatasetWriter(api),
    new HttpQuestionWriter(api),
    ...parts,
  );
  return { load: new LoadSettings(datasets, ...parts), repositories, update: new UpdateItem(repositories) };
};
const loaded = async () => reach(client).load.execute(id, ofRole('owner'), true);

describe('loading the settings of a dataset', () => {
  it('gives annotators the dataset alone, with one request', async () => {
    const settings = await reach(client).load.execute(id, ofRole('annotator'));

    expect(settings).toMatchObject({ dataset: { id }, changeable: undefined });
    expect(client.asked.filter((path) => path.includes(id))).toEqual([`GET v1/datasets/${id}`]);
  });

  it.each(['admin', 'owner'])('gives an %s all that it consists of', async (role) => {
    const { changeable } = await reach(client).load.execute(id, ofRole(role));

    expect(changeable?.fields.map(({ name }) => name)).toEqual(['text']);
    expect(changeable?.questions).toHaveLength(6);
    expect(changeable?.properties).toHaveLength(4);
    expect(changeable?.vectors.map(({ name }) => name)).toEqual(['small']);
    expect(changeable?.canChangeDistribution).toBe(true);
  });

  it('fixes the distribution once there are responses', async () => {
    const { body } = await server.as('olga')('GET', `/datasets/${id}/records`);
    await server.as('olga')('POST', `/records/${body.items[0].id}/responses`, {
      status: 'submitted',
      values: { label: { value: 'neutral' } },
    });

    expect((await loaded()).changeable?.canChangeDistribution).toBe(false);
  });

  it('leaves the distribution to the server when the progress cannot be read', async () => {
    client.breakOnly(`v1/datasets/${id}/progress`, 500);

    expect((await loaded()).changeable?.canChangeDistribution).toBe(true);
    expect(client.reported).toEqual([]);
  });
});

describe('updating an item', () => {
  const parts: {
    readonly kind: SettingsItemKind;
    readonly of: (dataset: Dataset) => object;
    readonly change: object;
  }[] = [
    { kind: 'name', of: datasetNameOf, change: { name: 'renamed' } },
    { kind: 'guidelines', of: guidelinesOf, change: { guidelines: 'Read twice.' } },
    { kind: 'distribution', of: minSubmittedOf, change: { minSubmitted: 2 } },
    { kind: 'extraMetadata', of: extraMetadataOf, change: { allowExtraMetadata: false } },
  ];
  it.each(parts)('sends a part of the dataset: $kind', async ({ kind, of, change }) => {
    const original = of((await loaded()).dataset);

    const outcome = await reach(client).update.execute(kind, original as never, { ...original, ...change } as never);

    expect(outcome).toEqual({ kind: 'saved', item: { ...original, ...change } });
    expect(of((await loaded()).dataset)).toMatchObject(change);
  });

  it.each([
    ['field', 'fields'],
    ['question', 'questions'],
    ['property', 'properties'],
    ['vector', 'vectors'],
  ] as const)('sends a %s', async (kind, name) => {
    const [original] = (await loaded()).changeable?.[name] ?? [];

    const outcome = await reach(client).update.execute(kind, original as never, { ...original, title: 'New' } as never);

    expect(outcome).toMatchObject({ kind: 'saved', item: { title: 'New' } });
    expect((await loaded()).changeable?.[name][0]).toMatchObject({ title: 'New' });
  });

  it('sends nothing and returns the other version when another user has changed the item', async () => {
    const [original] = (await loaded()).changeable?.vectors ?? [];
    await server.as('olga')('PATCH', `/vectors-settings/${original?.id}`, { title: 'Theirs' });
    client.requests.length = 0;

    const outcome = await reach(client).update.execute(
      'vector',
      original as never,
      { ...original, title: 'Mine' } as never,
    );

    expect(outcome).toEqual({ kind: 'changed', theirs: { ...original, title: 'Theirs' } });
    expect(client.asked.some((path) => path.startsWith('PATCH'))).toBe(false);
  });

  it('reports a deleted item', async () => {
    const [original] = (await loaded()).changeable?.vectors ?? [];
    await server.as('olga')('DELETE', `/vectors-settings/${original?.id}`);

    const outcome = await reach(client).update.execute(
      'vector',
      original as never,
      { ...original, title: 'Mine' } as never,
    );

    expect(outcome).toEqual({ kind: 'gone' });
  });

  it('sends the item when the comparison fails', async () => {
    const [original] = (await loaded()).changeable?.vectors ?? [];
    client.breakOnly(`v1/datasets/${id}/vectors-settings`, 500);

    const outcome = await reach(client).update.execute(
      'vector',
      original as never,
      { ...original, title: 'Mine' } as never,
    );

    expect(outcome).toMatchObject({ kind: 'saved' });
    expect(client.reported).toEqual([]);
  });

  it('fails when the server rejects the item', async () => {
    const [original] = (await loaded()).changeable?.vectors ?? [];
    client.breakOnly(`v1/vectors-settings/${original?.id}`, 422);

    const updating = reach(client).update.execute('vector', original as never, { ...original, title: 'Mine' } as never);

    await expect(updating).rejects.toThrow(Failure);
    expect(client.reported).toHaveLength(1);
  });
});
