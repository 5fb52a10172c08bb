import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { type Send, type TestApp, testApp } from '../../support/server/app.ts';
import { countedRequest } from '../../support/server/counted-request.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const records = 12;

let world: TestApp;
let from: string;
let to: string;
let send: Send;
let dataset: World;
let made = 0;

beforeAll(async () => {
  world = await testApp();
  from = await world.addWorkspace('from');
  to = await world.addWorkspace('to');
  await world.addUser('owner', 'owner');
  await world.addUser('ann', 'annotator', from);
  await world.addUser('bob', 'annotator', to);
  const both = await world.addUser('cy', 'annotator', from);
  const lead = await world.addUser('lea', 'admin', from);
  send = world.as('owner');
  for (const { id } of [both, lead]) await send('POST', `/workspaces/${to}/users`, { user_id: id });
  await world.addUser('halfway', 'admin', from);
});
beforeEach(async () => {
  made += 1;
  dataset = await aDataset(world.db, {
    workspaceId: from,
    name: `d${made}`,
    guidelines: 'Read twice.',
    distribution: { strategy: 'overlap', min_submitted: 2 },
    records: ({ questions, vectors }) =>
      Array.from({ length: records }, (_, at) => ({
        externalId: `r-${at}`,
        fields: { text: `Ana wrote review ${at}` },
        metadata: { source: at % 2 === 0 ? 'web' : 'paper', length: at },
        suggestions: new Map([
          [questions.get('label') ?? 0, { value: 'positive', score: at / 100, agent: 'model', type: 'model' as const }],
        ]),
        vectors: new Map([[vectors.get('small') ?? 0, [at, 1]]]),
      })),
  });
});
afterAll(() => world.close());

const answer = (who: string, at = 0) =>
  world.as(who)('POST', `/records/${dataset.records[at]?.id}/responses`, {
    status: 'submitted',
    values: { label: { value: 'positive' } },
  });
const published = async (work: () => Promise<unknown>) => {
  const events: ChangeEvent[] = [];
  const { live } = world.deps;
  const publish = live.publish;
  live.publish = (all) => {
    events.push(...all);
    publish.call(live, all);
  };
  await work();
  live.publish = publish;
  return events.map(({ type }) => type);
};

describe('moving a dataset to another workspace', () => {
  const move = (who = 'owner', workspace_id = to) =>
    world.as(who)('POST', `/ext/v1/datasets/${dataset.id}/move`, { workspace_id });
  const statusFor = async (who: string) => (await world.as(who)('GET', `/datasets/${dataset.id}`)).status;

  it('changes who sees it, and keeps its responses', async () => {
    await answer('ann');
    expect([await statusFor('ann'), await statusFor('bob'), await statusFor('cy')]).toEqual([200, 403, 200]);

    const { status, body } = await move('lea');

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: dataset.id, workspace_id: to, name: `d${made}` });
    expect([await statusFor('ann'), await statusFor('bob'), await statusFor('cy')]).toEqual([403, 200, 200]);
    expect((await answer('ann', 1)).status).toBe(403);
    const { items } = (await send('GET', `/datasets/${dataset.id}/records?include=responses&limit=1`)).body;
    expect(items[0].responses).toHaveLength(1);
    expect((await send('GET', `/datasets/${dataset.id}/progress`)).body).toMatchObject({
      total: records,
      completed: 0,
    });
  });

  it('says before who loses and gains access, and how many answers they gave', async () => {
    await answer('ann');
    await answer('ann', 1);
    await answer('cy');

    const { status, body } = await send('GET', `/ext/v1/datasets/${dataset.id}/move?workspace_id=${to}`);

    expect(status).toBe(200);
    expect(body).toEqual({ losing: ['ann', 'halfway'], gaining: ['bob'], answers: 2 });
  });

  it('tells webhooks, and everyone whose list changes', async () => {
    expect(await published(() => move())).toEqual(['dataset.updated', 'audience.updated']);
  });

  it('ends the leases of users who lose access', async () => {
    const lease = (who: string, at: number) => world.as(who)('PUT', `/ext/v1/records/${dataset.records[at]?.id}/lease`);
    await lease('ann', 0);
    await lease('cy', 1);
    const holders = async () =>
      (await world.db.selectFrom('leases').select('seq').where('ds', '=', dataset.ds).execute()).length;
    expect(await holders()).toBe(2);

    await move();

    expect(await holders()).toBe(1);
  });

  it.each([
    ['the admin of only one of them', 'halfway', 403],
    ['an annotator of both', 'cy', 403],
    ['an admin of both', 'lea', 200],
    ['an owner', 'owner', 200],
  ])('is done by %s: %s %d', async (_, who, status) => {
    const preview = await world.as(who)('GET', `/ext/v1/datasets/${dataset.id}/move?workspace_id=${to}`);

    expect([preview.status, (await move(who)).status]).toEqual([status, status]);
  });

  it('needs a free name and an existing workspace', async () => {
    await aDataset(world.db, { workspaceId: to, name: `d${made}` });

    expect(await move()).toMatchObject({ status: 409, body: { code: 'dataset_name_taken' } });
    expect(await move('owner', crypto.randomUUID())).toMatchObject({ status: 422 });
    expect(await statusFor('ann')).toBe(200);
  });
});

describe('a duplicate of a dataset', () => {
  const duplicate = (body: object = {}, who = 'owner') =>
    world.as(who)('POST', `/ext/v1/datasets/${dataset.id}/duplicate`, {
      name: `copy ${made}`,
      workspace_id: to,
      with_records: true,
      ...body,
    });
  const get = async (id: string, path: string) => (await send('GET', `/datasets/${id}${path}`)).body;
  const search = async (id: string, body: object, query = '') =>
    (await send('POST', `/datasets/${id}/records/search${query}`, body)).body;

  /** Without ids and times, which differ. */
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, each) => (/^(id|.*_id|.*_at)$/.test(key) && key !== 'external_id' ? 0 : each)),
    );

  it('has the same settings', async () => {
    await send('PATCH', `/datasets/${dataset.id}`, { metadata: { repoId: 'acme/reviews' } });

    const { status, body } = await duplicate({ with_records: false });

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: `copy ${made}`, workspace_id: to, status: 'ready', guidelines: 'Read twice.' });
    expect(plain(body)).toEqual({ ...(plain(await get(dataset.id, '')) as object), name: `copy ${made}` });
    for (const path of ['/fields', '/questions', '/vectors-settings'])
      expect(plain(await get(body.id, path))).toEqual(plain(await get(dataset.id, path)));
    const properties = async (id: string) => (await send('GET', `/me/datasets/${id}/metadata-properties`)).body;
    expect(plain(await properties(body.id))).toEqual(plain(await properties(dataset.id)));
    expect((await get(body.id, '/progress')).total).toBe(0);
  });

  it('has the same records with new ids, but no responses', async () => {
    await answer('ann');
    await answer('cy');

    const { body } = await duplicate();

    const all = '/records?include=suggestions&include=vectors&include=responses&limit=100';
    const [source, copy] = [await get(dataset.id, all), await get(body.id, all)];
    const pending = source.items.map((record: object) => ({ ...record, status: 'pending', responses: [] }));
    expect(plain(copy.items)).toEqual(plain(pending));
    const known = new Set(source.items.map(({ id }: { id: string }) => id));
    expect(copy.items.filter(({ id }: { id: string }) => known.has(id))).toEqual([]);
    expect(await get(body.id, '/progress')).toMatchObject({ total: records, completed: 0, users: [] });
    expect((await get(dataset.id, '/progress')).completed).toBe(1);
  });

  it('is searched like the original: by text, metadata, suggestions and vectors', async () => {
    const { id } = (await duplicate()).body;
    const [label] = (await get(id, '/questions')).items.filter(({ name }: { name: string }) => name === 'label');
    const term = (scope: object, values: readonly string[]) => ({
      filters: { type: 'and', and: [{ type: 'terms', scope, values }] },
    });

    const byText = await search(id, { query: { text: { q: 'review', field: 'text' } } });
    const byMetadata = await search(id, term({ entity: 'metadata', metadata_property: 'source' }, ['web']));
    const bySuggestion = await search(
      id,
      term({ entity: 'suggestion', question: label.name, property: 'value' }, ['positive']),
    );
    const byVector = await search(id, { query: { vector: { name: 'small', value: [0, 1], order: 'most_similar' } } });

    expect([byText.total, byMetadata.total, bySuggestion.total]).toEqual([records, records / 2, records]);
    expect(byVector.items[0].record.external_id).toBe('r-0');
  });

  it('can be answered, extended and deleted without touching the original', async () => {
    const { id } = (await duplicate()).body;
    const [first] = (await get(id, '/records')).items;
    const values = { label: { value: 'positive' } };
    const item = { fields: { text: 'new' }, external_id: 'new', vectors: { small: [5, 5] } };

    const answered = await world.as('bob')('POST', `/records/${first.id}/responses`, { status: 'submitted', values });
    const added = await send('POST', `/datasets/${id}/records/bulk`, { items: [item] });
    const suggested = await send('DELETE', `/datasets/${id}`);

    expect([answered.status, added.status, suggested.status]).toEqual([201, 201, 200]);
    expect(await get(dataset.id, '/progress')).toMatchObject({ total: records, users: [] });
  });

  it.each([
    ['an admin of only one workspace', 'halfway', 403],
    ['an annotator', 'cy', 403],
    ['an admin of both', 'lea', 201],
  ])('is made by %s', async (_, who, status) => {
    expect((await duplicate({}, who)).status).toBe(status);
  });

  it('needs a free name', async () => {
    await duplicate();

    expect(await duplicate()).toMatchObject({ status: 409, body: { code: 'dataset_name_taken' } });
  });

  it('takes the same number of statements for any number of records', async () => {
    const count = async (id: string) => {
      const body = { name: `counted ${id}`, workspace_id: to, with_records: true };
      const counted = await countedRequest(world, 'owner', 'POST', `/api/ext/v1/datasets/${id}/duplicate`, body);
      return { status: counted.response.status, statements: counted.statements };
    };
    const larger = await aDataset(world.db, { workspaceId: from, name: `larger ${made}`, records: 200 });

    const few = await count(dataset.id);

    expect(few.status).toBe(201);
    expect(await count(larger.id)).toEqual(few);
  });

  it('stays a draft if the original is one', async () => {
    const { id } = (await send('POST', '/datasets', { name: `draft ${made}`, workspace_id: from })).body;

    const { body } = await send('POST', `/ext/v1/datasets/${id}/duplicate`, {
      name: `draft copy ${made}`,
      workspace_id: from,
      with_records: true,
    });

    expect(body.status).toBe('draft');
  });

  it('sends webhooks the events of a new dataset', async () => {
    expect(await published(duplicate)).toEqual(['dataset.created', 'dataset.published']);
  });
});
