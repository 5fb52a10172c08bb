import { beforeAll, describe, expect, it } from 'vitest';
import type { NewMetadataProperty } from '#application/ports/datasets/metadata-property-repository.ts';
import { HttpSuggestionRepository } from '#infrastructure/http/annotation/http-suggestion-repository.ts';
import { HttpJobRepository } from '#infrastructure/http/creation/http-job-repository.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

const asOwner = () => new TestClient(server).signIn('olga');
const datasetId = () => server.dataset.id;
const anotherDataset = async (name: string) =>
  (await aDataset(server.db, { workspaceId: server.workspaceId, name })).id;

describe('the metadata properties over HTTP', () => {
  it('are those the reader may know of', async () => {
    const ofOwner = await new HttpMetadataPropertyRepository((await asOwner()).api).of(datasetId());
    const ofAnnotator = await new HttpMetadataPropertyRepository((await server.client()).api).of(datasetId());

    expect(ofOwner.map(({ name }) => name)).toEqual(['source', 'length', 'score', 'batch']);
    expect(ofAnnotator.map(({ name }) => name)).toEqual(['source', 'length', 'score']);
    expect(ofOwner[1]).toEqual({
      id: expect.any(String),
      name: 'length',
      title: 'Length',
      datasetId: datasetId(),
      settings: { type: 'integer', min: undefined, max: undefined },
      visibleForAnnotators: true,
    });
  });

  it('are asked for once in two minutes, until one of them is changed', async () => {
    const client = await asOwner();
    const properties = new HttpMetadataPropertyRepository(client.api);
    await properties.of(datasetId());
    client.clock.advance(119_999);
    const [first] = await properties.of(datasetId());
    expect(client.asked).toHaveLength(1);

    await properties.update({ ...(first as NonNullable<typeof first>), title: 'Where from' });

    expect(await client.requests.at(-1)?.json()).toEqual({ title: 'Where from', visible_for_annotators: true });
    expect((await properties.of(datasetId()))[0]).toMatchObject({ title: 'Where from' });
  });

  it.each<[string, NewMetadataProperty['settings'], object]>([
    ['its type alone', { type: 'integer' }, { type: 'integer' }],
    ['its bounds', { type: 'integer', min: 1, max: 2 }, { type: 'integer', min: 1, max: 2 }],
    ['none of bounds that leave no room', { type: 'float', min: 2, max: 2 }, { type: 'float' }],
    ['no unknown bounds', { type: 'float', min: undefined, max: undefined }, { type: 'float' }],
    ['its values', { type: 'terms', values: ['a', 'b'] }, { type: 'terms', values: ['a', 'b'] }],
    ['no unknown values', { type: 'terms', values: undefined }, { type: 'terms' }],
    ['any values where none are known', { type: 'terms', values: [] }, { type: 'terms' }],
  ])('have a new item after %s', async (name, settings, sent) => {
    const client = await asOwner();
    const properties = new HttpMetadataPropertyRepository(client.api);
    const id = await anotherDataset(name);
    await properties.of(id);

    const created = await properties.create(id, { name, title: 'More', settings });

    expect(await client.requests.at(-1)?.json()).toEqual({ name, title: 'More', settings: sent });
    expect(created).toMatchObject({ name, datasetId: id });
    expect((await properties.of(id)).map((each) => each.name)).toContain(name);
  });

  it('tell what the records hold under them', async () => {
    const properties = new HttpMetadataPropertyRepository((await asOwner()).api);
    const [source, length] = await properties.of(datasetId());

    expect(await properties.metrics(source?.id ?? '')).toEqual({ type: 'terms', terms: [] });
    expect(await properties.metrics(length?.id ?? '')).toEqual({ type: 'integer', min: undefined, max: undefined });
  });
});

describe('the vectors over HTTP', () => {
  it('are asked for once in two minutes, until one of them is changed', async () => {
    const client = await asOwner();
    const vectors = new HttpVectorRepository(client.api);
    const small = { id: expect.any(String), name: 'small', title: 'Small', dimensions: 2, datasetId: datasetId() };
    expect(await vectors.of(datasetId())).toEqual([small]);
    client.clock.advance(119_999);
    const [first] = await vectors.of(datasetId());
    expect(client.asked).toHaveLength(1);

    await vectors.update({ ...(first as NonNullable<typeof first>), title: 'Tiny' });

    expect(await client.requests.at(-1)?.json()).toEqual({ title: 'Tiny' });
    expect(await vectors.of(datasetId())).toEqual([{ ...small, title: 'Tiny' }]);
  });

  it('become one more, with its dimensions', async () => {
    const client = await asOwner();
    const vectors = new HttpVectorRepository(client.api);
    const id = await anotherDataset('more vectors');
    await vectors.of(id);

    const created = await vectors.create(id, { name: 'large', title: 'Large', dimensions: 3 });

    expect(created).toMatchObject({ name: 'large', title: 'Large', dimensions: 3, datasetId: id });
    expect((await vectors.of(id)).map(({ name }) => name)).toEqual(['small', 'large']);
  });
});

describe.each([
  ['properties', HttpMetadataPropertyRepository],
  ['vectors', HttpVectorRepository],
])('the %s over HTTP', (_, Repository) => {
  it('are fetched again past the cache, and fail silently then', async () => {
    const client = await asOwner();
    const repository = new Repository(client.api);
    await repository.of(datasetId());
    client.broken = 500;

    await expect(repository.of(datasetId(), true)).rejects.toMatchObject({ cause: { status: 500 } });
    expect(client.reported).toEqual([]);
  });
});

describe('the suggestions over HTTP', () => {
  it('tell who made them, by the name of the question', async () => {
    const [record] = server.dataset.records;
    const client = await asOwner();
    const { body } = await server.as('olga')('GET', `/datasets/${datasetId()}/questions`);
    const comment = body.items.find(({ name }: { readonly name: string }) => name === 'comment');
    const suggestion = { question_id: comment.id, value: 'Fine', agent: 'a-model' };
    await server.as('olga')('PUT', `/records/${record?.id}/suggestions`, suggestion);

    const agents = await new HttpSuggestionRepository(client.api).agents(datasetId());

    expect(agents.get('comment')).toEqual(['a-model']);
  });
});

describe('failures over HTTP', () => {
  const property = { name: 'x', title: 'X', settings: { type: 'terms' } } as const;
  const stored = { ...property, id: 'x', datasetId: 'y', visibleForAnnotators: true };
  const known = { ...stored, settings: { type: 'terms', values: undefined } } as const;

  it.each([
    ['ERROR_FETCHING_METADATA', ({ api }) => new HttpMetadataPropertyRepository(api).of('x')],
    ['ERROR_FETCHING_METADATA_METRIC', ({ api }) => new HttpMetadataPropertyRepository(api).metrics('x')],
    ['ERROR_CREATING_METADATA', ({ api }) => new HttpMetadataPropertyRepository(api).create('x', property)],
    ['ERROR_UPDATING_METADATA', ({ api }) => new HttpMetadataPropertyRepository(api).update(known)],
    ['ERROR_FETCHING_VECTORS', ({ api }) => new HttpVectorRepository(api).of('x')],
    ['ERROR_PATCHING_VECTORS', ({ api }) => new HttpVectorRepository(api).update({ ...stored, dimensions: 2 })],
    ['GET_AGENTS', ({ api }) => new HttpSuggestionRepository(api).agents('x')],
  ] as const satisfies readonly (readonly [string, (client: TestClient) => Promise<unknown>])[])(
    'have the code %s, and are reported',
    async (code, ask) => {
      const client = await asOwner();
      client.broken = 500;

      await expect(ask(client)).rejects.toMatchObject({ code });

      expect(client.reported).toMatchObject([{ status: 500 }]);
    },
  );

  it('has no word for the person where a job is followed', async () => {
    const client = await asOwner();
    client.broken = 500;

    await expect(new HttpJobRepository(client.api).get('x')).rejects.toMatchObject({ code: 'POSTIL_FETCHING_JOB' });

    expect(client.reported).toEqual([]);
  });
});
