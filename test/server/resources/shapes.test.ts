import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const read = [
  'getMe',
  'listMyWorkspaces',
  'getWorkspace',
  'getSettings',
  'listOAuthProviders',
  'listMyDatasets',
  'getDataset',
  'getProgress',
  'getMyMetrics',
  'listFields',
  'listQuestions',
  'listMyMetadataProperties',
  'listVectorsSettings',
  'getRecord',
] as const satisfies readonly CallName[];

describe('a response of the API', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let made = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
  });
  beforeEach(async () => {
    made += 1;
    dataset = await aDataset(world.db, { workspaceId, name: `reviews ${made}`, guidelines: 'Read **well**.' });
  });
  afterAll(() => world.close());

  const idFor = (path: string) => {
    if (path.includes('/records/')) return dataset.records[0]?.id ?? '';
    return path.includes('/workspaces/') ? workspaceId : dataset.id;
  };
  const get = (name: (typeof read)[number], as = 'ana') => {
    const { path } = calls[name];
    return world.as(as)('GET', path.replace('/api/v1', '').replace(':id', idFor(path)));
  };

  it.each(read)('to %s has the shape and status of the contract', async (name) => {
    const { status, body } = await get(name);

    expect(status).toBe(calls[name].status);
    expect(body).toMatchObject(v.parse(calls[name].response, body));
  });

  it('with a dataset equals the recording', async () => {
    const { body } = await get('getDataset');

    expect(body).toEqual({
      id: dataset.id,
      name: `reviews ${made}`,
      guidelines: 'Read **well**.',
      allow_extra_metadata: true,
      status: 'ready',
      distribution: { strategy: 'overlap', min_submitted: 1 },
      metadata: null,
      workspace_id: workspaceId,
      last_activity_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('with questions has complete settings, in order', async () => {
    const { body } = await get('listQuestions');

    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'comment',
      'label',
      'topics',
      'stars',
      'order',
      'ents',
    ]);
    expect(body.items[1]).toMatchObject({
      description: null,
      settings: {
        visible_options: null,
        options: [{ value: 'negative', text: 'NEGATIVE', description: null }, {}, {}],
      },
    });
    expect(body.items[5].settings).toMatchObject({ field: 'text', allow_character_annotation: true });
  });

  it('with metadata hides hidden properties from annotators', async () => {
    const names = async (as: string) =>
      (await get('listMyMetadataProperties', as)).body.items.map(({ name }: { name: string }) => name);

    expect(await names('ana')).toEqual(['source', 'length', 'score']);
    expect(await names('owner')).toEqual(['source', 'length', 'score', 'batch']);
  });

  it('to the public has no data of users', async () => {
    const { body } = await get('getSettings');

    expect(body).toEqual({
      argilla: { share_your_progress_enabled: false },
      postil: {
        features: expect.arrayContaining(['events', 'people']),
      },
    });
    expect((await world.as()('GET', '/version')).body).toEqual({ version: '2.8.0' });
    expect((await world.as()('GET', '/status')).body).toMatchObject({
      version: '2.8.0',
      search_engine: {},
      memory: {},
    });
  });

  it('with progress lists users who answered; the latest answer is the last activity', async () => {
    const before = (await get('getDataset')).body.last_activity_at;

    const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };
    await world.as('ana')('POST', `/records/${dataset.records[0]?.id}/responses`, answer);

    expect((await get('getProgress')).body).toEqual({
      total: 3,
      completed: 1,
      pending: 2,
      users: [{ username: 'ana' }],
    });
    expect((await get('getMyMetrics')).body).toEqual({
      responses: { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 },
    });
    expect((await get('getDataset')).body.last_activity_at > before).toBe(true);
  });

  it('with a record shows all responses to those who lead, their own first', async () => {
    const id = dataset.records[1]?.id;
    const answer = { status: 'draft', values: {} };
    await world.as('ana')('POST', `/records/${id}/responses`, answer);
    await world.as('owner')('POST', `/records/${id}/responses`, answer);
    const { id: ownerId } = (await get('getMe', 'owner')).body;

    const shown = async (as: string) => (await world.as(as)('GET', `/records/${id}`)).body.responses;

    expect(await shown('ana')).toHaveLength(1);
    expect(await shown('owner')).toMatchObject([{ user_id: ownerId }, {}]);
  });
});
