import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key ${at}`, at]));

describe('creating many records', () => {
  let world: TestApp;
  let workspaceId: string;
  let ana: TestUser;
  let ben: TestUser;
  let dataset: World;
  let questions: Readonly<Record<string, string>>;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    ana = await world.addUser('ana', 'annotator', workspaceId);
    ben = await world.addUser('ben', 'annotator', workspaceId);
    dataset = await aDataset(world.db, {
      workspaceId,
      records: 1,
      distribution: { strategy: 'overlap', min_submitted: 2 },
    });
    const { body } = await world.as('owner')('GET', `/datasets/${dataset.id}/questions`);
    questions = Object.fromEntries(body.items.map(({ name, id }: { name: string; id: string }) => [name, id]));
  });
  afterAll(() => world.close());

  const add = (...items: readonly object[]) =>
    world.as('owner')('POST', `/datasets/${dataset.id}/records/bulk`, { items });
  const total = async () => (await world.as('owner')('GET', `/datasets/${dataset.id}/progress`)).body.total;
  const label = (value: string) => ({ label: { value } });

  it('returns them with all fields', async () => {
    const { status, body } = await add({
      external_id: 'whole',
      fields: { text: 'Ana 🙂' },
      metadata: { source: 'web', length: 3, anything: [1] },
      vectors: { small: [0.5, 1] },
      suggestions: [{ question_id: questions.topics, value: ['a', 'b'], score: [0.5, 1], agent: 'm', type: 'model' }],
    });

    expect(status).toBe(201);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      external_id: 'whole',
      status: 'pending',
      fields: { text: 'Ana 🙂' },
      metadata: { source: 'web', length: 3, anything: [1] },
      vectors: { small: [0.5, 1] },
      responses: [],
      suggestions: [{ question_id: questions.topics, value: ['a', 'b'], score: [0.5, 1], agent: 'm', type: 'model' }],
      dataset_id: dataset.id,
    });
  });

  it('stores responses of several users, completes records and updates counters', async () => {
    const responses = [ana, ben].map(({ id }) => ({ user_id: id, status: 'submitted', values: label('positive') }));

    const { body } = await add(
      { fields: { text: 'two' }, responses },
      { fields: { text: 'one' }, responses: [responses[0]] },
    );

    expect(body.items.map(({ status }: { status: string }) => status)).toEqual(['completed', 'pending']);
    expect(body.items[0].responses).toHaveLength(2);
    const metrics = await world.as('ana')('GET', `/me/datasets/${dataset.id}/metrics`);
    expect(metrics.body.responses).toMatchObject({ submitted: 2 });
    const progress = await world.as('owner')('GET', `/datasets/${dataset.id}/progress`);
    expect(progress.body).toMatchObject({ completed: 1, users: [{ username: 'ana' }, { username: 'ben' }] });
  });

  it.each([
    ['there is no field at all', { fields: {} }, 'fields cannot be empty'],
    ['a required field is missing', { fields: { chat: [] } }, "missing required value for field: 'text'"],
    ['a field is unknown', { fields: { text: 'x', zz: 1 } }, "found fields values for non configured fields: ['zz']"],
    ['a field has another type', { fields: { text: 5 } }, "text field 'text' must be a string"],
    [
      'metadata has another type',
      { fields: { text: 'x' }, metadata: { length: 'soon' } },
      "metadata is not valid: 'length' metadata property validation failed because 'soon' is not an integer.",
    ],
    [
      'metadata is an object, with keys that objects have of themselves',
      { fields: { text: 'x' }, metadata: { length: { toString: 1 } } },
      "metadata is not valid: 'length' metadata property validation failed because '{'toString': 1}' is not an integer.",
    ],
    [
      'a term is an object, with keys that objects have of themselves',
      { fields: { text: 'x' }, metadata: { source: [{ toString: 1 }] } },
      "metadata is not valid: 'source' metadata property validation failed because '{'toString': 1}' is not a valid term.",
    ],
    [
      'metadata has more keys than a server reads in no time',
      { fields: { text: 'x' }, metadata: { more: [keys(4000), { inner: keys(6000) }] } },
      'metadata is not valid: it has more than 10000 keys',
    ],
    [
      'a vector is too short',
      { fields: { text: 'x' }, vectors: { small: [1] } },
      'record does not have valid vectors: vector value for vector name=small must have 2 elements, got 1 elements',
    ],
  ])('refuses all of them, with the position, if %s', async (_, item, detail) => {
    const before = await total();

    const { status, body } = await add({ fields: { text: 'good' } }, item);

    expect(status).toBe(422);
    expect(body.detail).toBe(`Record at position 1 is not valid because ${detail}`);
    expect(await total()).toBe(before);
  });

  it('accepts the maximum number of metadata keys', async () => {
    expect((await add({ fields: { text: 'x' }, metadata: keys(10_000) })).status).toBe(201);
  });

  it('refuses a suggestion that is no answer to its question', async () => {
    const wrong = { question_id: questions.label, value: 'zz' };

    const { body } = await add({ fields: { text: 'x' }, suggestions: [wrong] });

    expect(body.detail).toBe(
      "Record at position 0 is not valid because record does not have valid suggestions: 'zz' is not a valid label for label selection question.\nValid labels are: ['negative', 'neutral', 'positive']",
    );
  });

  it('accepts a number as an external id', async () => {
    const { status, body } = await add({ external_id: 7, fields: { text: 'x' } });

    expect(status).toBe(201);
    expect(body.items[0].external_id).toBe('7');
  });

  it('accepts numbers and booleans as terms without allowed values, and finds them by text', async () => {
    await world.as('owner')('POST', `/datasets/${dataset.id}/metadata-properties`, {
      name: 'free',
      title: 'Free',
      settings: { type: 'terms' },
    });
    const { body } = await add({ fields: { text: 'x' }, metadata: { free: [1999, true, 'x'] } });

    const scope = { entity: 'metadata', metadata_property: 'free' };
    const found = await Promise.all(
      ['1999', 'true', 'x', 'false'].map((term) =>
        world.as('owner')('POST', `/datasets/${dataset.id}/records/search`, {
          filters: { type: 'and', and: [{ type: 'terms', scope, values: [term] }] },
        }),
      ),
    );
    expect(body.items[0].metadata).toEqual({ free: [1999, true, 'x'] });
    expect(found.map((each) => each.body.total)).toEqual([1, 1, 1, 0]);
  });

  it('refuses an external id that exists, or is repeated', async () => {
    const twice = await add({ external_id: 't', fields: { text: 'x' } }, { external_id: 't', fields: { text: 'y' } });
    const taken = await add({ external_id: 'r-0', fields: { text: 'x' } });

    expect(twice.status).toBe(422);
    expect(twice.body.detail.params.errors).toEqual([
      { type: 'value_error', loc: ['body', 'items'], msg: 'Value error, External IDs must be unique' },
    ]);
    expect(taken).toMatchObject({ status: 422, body: { detail: 'found records with same external ids: r-0' } });
  });

  it('refuses a response of an unknown user', async () => {
    const responses = [{ user_id: workspaceId, status: 'submitted', values: label('positive') }];

    const { status, body } = await add({ fields: { text: 'x' }, responses });

    expect(status).toBe(422);
    expect(body.detail).toContain(`user with id ${workspaceId} not found`);
  });

  it('refuses a draft dataset', async () => {
    const draft = await aDataset(world.db, { workspaceId, name: 'draft', records: 0 });
    await world.db.updateTable('datasets').set({ status: 'draft' }).where('ds', '=', draft.ds).execute();

    const { status, body } = await world.as('owner')('POST', `/datasets/${draft.id}/records/bulk`, {
      items: [{ fields: { text: 'x' } }],
    });

    expect(status).toBe(422);
    expect(body.detail).toBe('records cannot be created for a non published dataset');
  });
});
