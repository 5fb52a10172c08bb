import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aHub,
  type FakeHub,
  type HubTable,
  image,
  labels,
  listOf,
  picture,
  text,
  whole,
} from '../../support/hub/fake-hub.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { backdateJobs, runDueJobs } from '../../support/server/jobs.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const source = { name: 'acme/reviews', subset: 'default', split: 'train' };
const textOnly = { fields: [{ source: 'text', target: 'text' }] };
const manyRows = (count: number): HubTable => ({
  features: [{ name: 'text', type: text }],
  rows: Array.from({ length: count }, (_, index) => ({ text: `Row ${index}` })),
});

describe('an import from the hub', () => {
  let world: TestApp;
  let hub: FakeHub;
  let workspaceId: string;
  let dataset: World;
  let count = 0;

  beforeAll(async () => {
    hub = await aHub();
    world = await testApp({ HUB_URL: hub.url.replace('127.0.0.1', 'localhost'), HUB_DATASETS_URL: hub.url });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
  });
  beforeEach(async () => {
    hub.tables.clear();
    hub.failures.clear();
    hub.asked.length = 0;
    await world.db.deleteFrom('jobs').execute();
    count += 1;
    dataset = await aDataset(world.db, { workspaceId, name: `reviews ${count}`, records: 0 });
  });
  afterAll(async () => {
    await hub.close();
    await world.close();
  });

  const offer = (table: HubTable) => hub.tables.set('acme/reviews/default/train', table);
  const ask = (mapping: object, more: object = {}) =>
    world.as('owner')('POST', `/datasets/${dataset.id}/import`, { ...source, mapping, ...more });
  const jobOf = async (id: string) => (await world.as('owner')('GET', `/jobs/${id}`)).body;
  const fail = (page: number, failure: Parameters<FakeHub['failures']['set']>[1]) =>
    hub.failures.set(hub.pages().length + page, failure);

  async function imported(mapping: object) {
    const { body } = await ask(mapping);
    await runDueJobs(world.deps);
    return jobOf(body.id);
  }

  async function records() {
    const { body } = await world.as('owner')(
      'POST',
      `/me/datasets/${dataset.id}/records/search?limit=1000&include=suggestions`,
      { sort: [{ scope: { entity: 'record', property: 'inserted_at' }, order: 'asc' }] },
    );
    return body.items.map(({ record }: { record: object }) => record);
  }

  const total = async () => (await world.as('owner')('GET', `/datasets/${dataset.id}/progress`)).body.total;

  it('is a job, queued at first', async () => {
    const { status, body } = await ask(textOnly);

    expect([status, body]).toEqual([202, { id: expect.any(String), status: 'queued' }]);
    expect(await jobOf(body.id)).toEqual(body);
  });

  it.each([
    ['no fields', { fields: [] }, {}],
    ['no subset', textOnly, { subset: undefined }],
    ['an empty name', textOnly, { name: '' }],
  ])('is refused with %s', async (_, mapping, more) => {
    expect((await ask(mapping, more)).status).toBe(422);
  });

  it('creates fields, metadata, suggestions and external ids', async () => {
    offer({
      features: [
        { name: 'id', type: text },
        { name: 'text', type: text },
        { name: 'lang', type: text },
        { name: 'words', type: whole },
        { name: 'sentiment', type: labels('negative', 'neutral ', 'POSITIVE') },
        { name: 'about', type: listOf(labels('a', 'b')) },
        { name: 'stars', type: text },
        { name: 'note', type: whole },
      ],
      rows: [
        { id: 'x1', text: 'Good', lang: 'en', words: 1, sentiment: 2, about: [1, 0], stars: '4', note: 7 },
        { id: 'x2', text: 'Bad', lang: null, words: 'many', sentiment: -1, about: [], stars: '99', note: null },
      ],
    });

    const job = await imported({
      ...textOnly,
      metadata: [
        { source: 'lang', target: 'source' },
        { source: 'words', target: 'length' },
      ],
      suggestions: [
        { source: 'sentiment', target: 'label' },
        { source: 'about', target: 'topics' },
        { source: 'stars', target: 'stars' },
        { source: 'note', target: 'comment' },
      ],
      external_id: 'id',
    });

    expect(job).toMatchObject({ status: 'finished', progress: { offset: 2, total: 2, imported: 2, skipped: 0 } });
    const [first, second] = await records();
    expect(first).toMatchObject({ external_id: 'x1', fields: { text: 'Good' }, metadata: { source: 'en', length: 1 } });
    expect(first.suggestions.map(({ value }: { value: unknown }) => value)).toEqual(['7', 'positive', ['b', 'a'], 4]);
    expect(second).toMatchObject({ external_id: 'x2', fields: { text: 'Bad' }, metadata: null, suggestions: [] });
  });

  it('stores pictures and conversations', async () => {
    await world.db
      .insertInto('fields')
      .values(
        ['image', 'chat'].map((type, index) => ({
          dataset_id: dataset.id,
          name: type,
          title: type,
          tag: index + 2,
          position: index + 2,
          required: false,
          settings: JSON.stringify({ type }),
        })),
      )
      .execute();
    const talk = [{ role: 'user', content: 'Hello' }];
    const elsewhere = 'https://pictures.example.org/a.png';
    offer({
      features: [
        { name: 'text', type: text },
        { name: 'photo', type: image },
        { name: 'talk', type: listOf({ role: text, content: text }) },
      ],
      rows: [
        { text: 'a', photo: { src: `${hub.url}/cached-assets/a.png?Expires=1`, height: 1, width: 1 }, talk },
        { text: 'b', photo: { src: elsewhere }, talk: { role: ['user', 'assistant'], content: ['Hi', null] } },
        { text: 'c', photo: { src: `${hub.url}/cached-assets/gone` }, talk: 'Just this' },
        { text: 'd', photo: { src: `${hub.url.replace('127.0.0.1', 'localhost')}/resolve/d.png` } },
      ],
    });

    await imported({
      fields: [...textOnly.fields, { source: 'photo', target: 'image' }, { source: 'talk', target: 'chat' }],
    });

    const [first, second, third, fourth] = (await records()).map(({ fields }: { fields: object }) => fields);
    expect(first).toEqual({ text: 'a', image: `data:image/png;base64,${picture.toString('base64')}`, chat: talk });
    expect(second).toMatchObject({
      image: elsewhere,
      chat: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: '' },
      ],
    });
    expect(third).toEqual({ text: 'c', chat: [{ role: 'user', content: 'Just this' }] });
    expect(fourth).toMatchObject({ image: first.image });
  });

  it('accepts rows without numbers and totals', async () => {
    const bodyOf = (length: number) =>
      JSON.stringify({
        features: [{ name: 'text', type: text }],
        rows: Array.from({ length }, (_, at) => ({ row: { text: `Row ${at} of ${length}` } })),
      });
    fail(0, { status: 200, body: bodyOf(100) });
    fail(1, { status: 200, body: bodyOf(3) });

    expect(await imported(textOnly)).toMatchObject({ status: 'finished' });
    expect(await total()).toBe(103);
    expect((await records()).map((each: { external_id: string }) => each.external_id)).toEqual(
      Array.from({ length: 103 }, (_, at) => `default/train/${at}`),
    );
  });

  it('stores ten thousand rows at most', async () => {
    offer(manyRows(10_250));
    const { body } = await ask(textOnly);
    const progress = JSON.stringify({ offset: 9950, total: 10_000, imported: 9950, skipped: 0 });
    await world.db.updateTable('jobs').set({ progress }).execute();

    await runDueJobs(world.deps);

    const { progress: reached } = await jobOf(body.id);
    expect(reached).toEqual({ offset: 10_000, total: 10_000, imported: 10_000, skipped: 0 });
    expect(await total()).toBe(50);
  });

  it('resumes after a failure of the hub, without duplicates', async () => {
    offer(manyRows(250));
    fail(1, { status: 503, headers: { 'retry-after': '30' } });
    fail(2, 'broken');
    fail(3, 'nonsense');

    const { body } = await ask(textOnly);
    await runDueJobs(world.deps);
    const between = await jobOf(body.id);
    for (const seconds of [40, 40, 40]) {
      await backdateJobs(world.db, seconds);
      await runDueJobs(world.deps);
    }

    expect(between).toMatchObject({ status: 'scheduled', progress: { offset: 100, total: 250 } });
    expect(await jobOf(body.id)).toMatchObject({ status: 'finished', progress: { imported: 250 } });
    expect(await total()).toBe(250);
    expect(
      hub
        .pages()
        .slice(-3)
        .map((query) => query.get('offset')),
    ).toEqual(['100', '100', '200']);
  });

  it('fails with a reason if the hub stays unreachable, and keeps stored records', async () => {
    offer(manyRows(250));
    for (let page = 1; page < 20; page += 1) fail(page, { status: 500 });

    const { body } = await ask(textOnly);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await runDueJobs(world.deps);
      await backdateJobs(world.db, 1000);
    }

    expect(await jobOf(body.id)).toMatchObject({
      status: 'failed',
      error: 'The hub responded with status 500: The server is busy',
      progress: { imported: 100 },
    });
  });

  it('follows redirects of the hub to itself', async () => {
    offer(manyRows(3));
    const location = '/rows?dataset=acme/reviews&config=default&split=train&offset=0&length=100';
    fail(0, { status: 307, headers: { location } });

    expect(await imported(textOnly)).toMatchObject({ status: 'finished', progress: { imported: 3 } });
  });

  it('fails if the hub redirects to another host, without a request to it', async () => {
    const inside = await aHub();
    offer(manyRows(3));
    fail(0, { status: 302, headers: { location: `${inside.url}/rows` } });

    const job = await imported(textOnly);

    const { host } = new URL(inside.url);
    expect(job).toMatchObject({
      status: 'failed',
      error: `The hub redirected to another origin, ${host}, which is not allowed`,
    });
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  it('fails on endless redirects', async () => {
    const before = hub.pages().length;
    for (let page = 0; page < 20; page += 1) fail(page, { status: 301, headers: { location: '/rows' } });

    const job = await imported(textOnly);

    expect(job).toMatchObject({ status: 'failed', error: 'The hub redirected more than 5 times' });
    expect(hub.pages()).toHaveLength(before + 6);
  });

  it('fails if a response of the hub exceeds the size limit', async () => {
    fail(0, { status: 200, body: ' '.repeat(50_000_001) });

    const job = await imported(textOnly);

    expect(job).toMatchObject({ status: 'failed', error: 'The response of the hub is larger than 50000000 bytes' });
  });

  it('fails at once if the hub has no such dataset', async () => {
    const job = await imported(textOnly);

    expect(job).toMatchObject({
      status: 'failed',
      error: 'The hub responded with status 404: The dataset does not exist, or is not public.',
    });
  });

  it.each([
    ['acme/reviews has no column `body`', { fields: [{ source: 'body', target: 'text' }] }],
    ['acme/reviews has no column `key`', { ...textOnly, external_id: 'key' }],
    ['The dataset has no field `body`', { fields: [{ source: 'text', target: 'body' }] }],
    ['The dataset has no question `mood`', { ...textOnly, suggestions: [{ source: 'text', target: 'mood' }] }],
  ])('fails when %s', async (error, mapping) => {
    offer(manyRows(1));

    expect(await imported(mapping)).toMatchObject({ status: 'failed', error });
    expect(await total()).toBe(0);
  });

  it('skips rows without required fields, and reports them', async () => {
    offer({ features: [{ name: 'text', type: text }], rows: [{ text: null }, { text: 'Here' }, { text: null }] });

    const job = await imported(textOnly);

    expect(job).toMatchObject({
      status: 'finished',
      progress: { imported: 1, skipped: 2, reason: "missing required value for field: 'text'" },
    });
  });

  it('fails if no row fits', async () => {
    offer({ features: [{ name: 'text', type: text }], rows: [{ text: null }] });

    expect(await imported(textOnly)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching('No row could be imported'),
    });
  });

  it('keeps existing records unchanged', async () => {
    offer({
      features: [
        { name: 'id', type: text },
        { name: 'text', type: text },
      ],
      rows: [
        { id: 'same', text: 'First' },
        { id: 'same', text: 'Second' },
      ],
    });
    await imported({ ...textOnly, external_id: 'id' });
    const before = await records();

    const again = await imported({ ...textOnly, external_id: 'id' });

    expect(before).toHaveLength(1);
    expect(again).toMatchObject({ status: 'finished', progress: { imported: 0 } });
    expect(await records()).toEqual(before);
  });

  it('removes characters that the database cannot store', async () => {
    offer({ features: [{ name: 'text', type: text }], rows: [{ text: 'a\0b\ud800c' }] });

    await imported(textOnly);

    expect((await records())[0].fields).toEqual({ text: 'abc' });
  });

  it('fails for a draft and for a deleted dataset', async () => {
    offer(manyRows(1));
    await world.db.updateTable('datasets').set({ status: 'draft' }).where('id', '=', dataset.id).execute();
    const draft = await imported(textOnly);
    const { body } = await ask(textOnly);
    await world.db.updateTable('datasets').set({ deleted_at: new Date() }).where('id', '=', dataset.id).execute();
    await runDueJobs(world.deps);

    expect(draft).toMatchObject({ status: 'failed', error: 'The dataset is not published' });
    expect(await jobOf(body.id)).toMatchObject({ status: 'failed', error: 'The dataset was deleted' });
  });
});
