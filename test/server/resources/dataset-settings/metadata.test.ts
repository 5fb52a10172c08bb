import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecords } from '#server/resources/records/create-records.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDraft, type Draft } from '../../../support/server/draft.ts';
import { aDataset } from '../../../support/server/world.ts';

const fields = { text: 'x' };

describe('a metadata property', () => {
  let world: TestApp;
  let workspaceId: string;
  let send: Send;
  let draft: Draft;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
    send = world.as('owner');
  });
  beforeEach(async () => {
    draft = await aDraft(world.db, workspaceId);
  });
  afterAll(() => world.close());

  const add = (name: string, settings: object, more = {}) =>
    send('POST', `/datasets/${draft.id}/metadata-properties`, { name, title: name, settings, ...more });
  const metrics = async (id: string | undefined, who = 'owner') =>
    world.as(who)('GET', `/metadata-properties/${id}/metrics`);
  const record = (...metadata: readonly object[]) =>
    world.db.transaction().execute((trx) =>
      createRecords(
        trx,
        draft.ds,
        metadata.map((each) => ({ fields, metadata: { ...each } })),
      ),
    );
  async function indexes() {
    const { rows } = await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes
      WHERE tablename = ${`records_${draft.ds}`} AND indexname ~ '_m[0-9]+(_desc)?$' ORDER BY 1`.execute(world.db);
    return rows.length;
  }

  it.each([
    [{ type: 'terms' }, { type: 'terms', values: null }],
    [
      { type: 'terms', values: ['en', 'de'], visible_for_annotators: true },
      { type: 'terms', values: ['en', 'de'] },
    ],
    [
      { type: 'integer', min: 1 },
      { type: 'integer', min: 1, max: null },
    ],
    [{ type: 'float' }, { type: 'float', min: null, max: null }],
    [
      { type: 'terms', values: [true, false, 3] },
      { type: 'terms', values: [true, false, 3] },
    ],
  ])('is created with %j', async (settings, whole) => {
    const { status, body } = await add('new', settings, { visible_for_annotators: false });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'new',
      title: 'new',
      settings: whole,
      visible_for_annotators: false,
      dataset_id: draft.id,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
  });

  it('has a unique name', async () => {
    const detail = `Metadata property with name \`lang\` already exists for dataset with id \`${draft.id}\``;

    expect(await add('lang', { type: 'terms' })).toMatchObject({ status: 409, body: { detail } });
    expect(await indexes()).toBe(1);
  });

  it('can be created after records with values under its name', async () => {
    await record({ late: 'text' }, { late: 2.5 }, { late: [7] }, { late: null }, { late: -1 });

    const { status, body } = await add('late', { type: 'float' });

    expect(status).toBe(201);
    expect((await metrics(body.id)).body).toEqual({ type: 'float', min: -1, max: 2.5 });
  });

  it('can change its title and visibility', async () => {
    const path = `/metadata-properties/${draft.metadata.lang}`;

    const changed = await send('PATCH', path, {
      title: 'New',
      visible_for_annotators: false,
      settings: { type: 'float' },
    });

    expect(changed.body).toMatchObject({ title: 'New', visible_for_annotators: false, settings: { type: 'terms' } });
    expect(await send('PATCH', path, {})).toMatchObject({ status: 200, body: changed.body });
  });

  it('is deleted with its indexes; records keep their values', async () => {
    const [made] = await record({ lang: 'en', number: 1 });
    const { body } = await add('number', { type: 'integer' });
    const before = await indexes();

    const deleted = await send('DELETE', `/metadata-properties/${body.id}`);
    await send('DELETE', `/metadata-properties/${draft.metadata.lang}`);

    expect(deleted).toMatchObject({ status: 200, body });
    expect([before, await indexes()]).toEqual([3, 0]);
    expect((await send('GET', `/records/${made?.id}`)).body.metadata).toEqual({ lang: 'en', number: 1 });
    expect((await add('number', { type: 'terms' })).status).toBe(201);
  });

  it('with booleans as values accepts only those, and finds them as texts and as booleans', async () => {
    const { id } = await aDataset(world.db, { workspaceId, name: 'truths' });
    const settings = { type: 'terms', values: [true, false] };
    await send('POST', `/datasets/${id}/metadata-properties`, { name: 'known', title: 'Known', settings });
    const put = (known: unknown) =>
      send('POST', `/datasets/${id}/records/bulk`, { items: [{ fields: { text: 'x' }, metadata: { known } }] });
    const scope = { entity: 'metadata', metadata_property: 'known' };
    const search = async (value: unknown) => {
      const filters = { and: [{ type: 'terms', scope, values: [value] }] };
      return (await send('POST', `/me/datasets/${id}/records/search`, { filters })).body.total;
    };

    const statuses = [await put(true), await put(false), await put('true')].map(({ status }) => status);

    expect(statuses).toEqual([201, 201, 422]);
    expect([await search('true'), await search(true)]).toEqual([1, 1]);
  });

  it('counts its terms, the most frequent first', async () => {
    await record({ lang: 'en' }, { lang: ['de', 'en'] }, { lang: 'de' }, { lang: ['b', 'b', 'a'] }, { lang: 5 }, {});
    await record({ lang: null }, { lang: { of: 'objects' } }, { lang: [['nested']] }, { lang: 'Z' });

    const { body } = await metrics(draft.metadata.lang);

    const values = [
      ['b', 2],
      ['de', 2],
      ['en', 2],
      ['5', 1],
      ['Z', 1],
      ['a', 1],
    ];
    expect(body).toEqual({ type: 'terms', total: 9, values: values.map(([term, count]) => ({ term, count })) });
  });

  it('includes new records at once', async () => {
    const empty = await metrics(draft.metadata.lang);

    await record({ lang: 'en' });

    expect(empty.body).toEqual({ type: 'terms', total: 0, values: [] });
    expect((await metrics(draft.metadata.lang)).body.total).toBe(1);
  });

  it.each(['integer', 'float'])('has no bounds of type %s without records', async (type) => {
    const { body } = await add('number', { type });

    expect((await metrics(body.id)).body).toEqual({ type, min: null, max: null });
  });

  it('that is hidden is invisible to annotators', async () => {
    const { body } = await add('secret', { type: 'terms' }, { visible_for_annotators: false });

    const [hidden, visible] = [await metrics(body.id, 'ana'), await metrics(draft.metadata.lang, 'ana')];

    expect([hidden.status, visible.status]).toEqual([403, 200]);
  });
});
