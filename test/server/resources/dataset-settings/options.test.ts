import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AppDeps } from '#server/resources/shared/route.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, options, type World } from '../../../support/server/world.ts';

const label = { type: 'label_selection', options: options('a', 'b', 'c') } as const;
const span = { type: 'span', field: 'text', options: options('a', 'b', 'c') } as const;
const several = { ...label, type: 'multi_label_selection' } as const;
const order = { ...label, type: 'ranking' } as const;
const stars = { type: 'rating' as const, options: [{ value: 1 }, { value: 2 }] };
const many = (count: number) => options(...Array.from({ length: count }, (_, index) => `o${index}`));

async function aWorld(speaks?: AppDeps['speaks']) {
  const app = await testApp({}, { ...(speaks && { speaks }) });
  const workspaceId = await app.addWorkspace('team');
  await app.addUser('owner', 'owner');
  let made = 0;
  const settings = { label, several, span, order, stars };
  const begin = () => {
    made += 1;
    const questions = Object.entries(settings).map(([name, each]) => ({ name, title: name, settings: each }));
    return aDataset(app.db, { workspaceId, name: `d${made}`, questions });
  };
  return { app, workspaceId, begin };
}

describe('the options of a published question', () => {
  let app: TestApp;
  let workspaceId: string;
  let begin: () => Promise<World>;
  let send: Send;
  let dataset: World;
  let ids: Readonly<Record<string, string>>;

  beforeAll(async () => {
    ({ app, workspaceId, begin } = await aWorld());
    send = app.as('owner');
  });
  beforeEach(async () => {
    dataset = await begin();
    const { items } = (await send('GET', `/datasets/${dataset.id}/questions`)).body;
    ids = Object.fromEntries(items.map((item: { name: string; id: string }) => [item.name, item.id]));
  });
  afterAll(() => app.close());

  const change = (name: string, settings: object) => send('PATCH', `/questions/${ids[name]}`, { settings });

  it.each([
    ['label', label],
    ['several', several],
    ['span', span],
  ])('can be extended for a %s question', async (name, settings) => {
    const more = [...options('new'), ...settings.options];

    const { status, body } = await change(name, { ...settings, options: more });

    expect(status).toBe(200);
    expect(body.settings.options).toMatchObject(more);
    expect((await send('GET', `/datasets/${dataset.id}/questions`)).body.items).toContainEqual(body);
  });

  it('can be used in answers and suggestions after they are added', async () => {
    const [record] = dataset.records;
    const answer = () =>
      send('POST', `/records/${record?.id}/responses`, { status: 'submitted', values: { label: { value: 'new' } } });
    const before = await answer();
    await change('label', { ...label, options: [...label.options, ...options('new')] });

    const answered = await answer();
    const suggested = await send('PUT', `/records/${record?.id}/suggestions`, { question_id: ids.label, value: 'new' });
    const scope = { entity: 'response', question: 'label' };
    const found = await send('POST', `/me/datasets/${dataset.id}/records/search`, {
      filters: { type: 'and', and: [{ type: 'terms', scope, values: ['new'] }] },
    });
    const shares = await send('GET', `/ext/v1/datasets/${dataset.id}/shares`);

    expect([before.status, answered.status, suggested.status]).toEqual([422, 201, 201]);
    expect(found.body).toMatchObject({ total: 1, items: [{ record: { id: record?.id } }] });
    expect(shares.body.items).toMatchObject([{ question_name: 'label', values: [{ value: 'new', count: 1 }] }]);
  });

  it.each([
    ['fewer options', options('a', 'b'), 'the number of options cannot be modified. expected 3 but got 2'],
    [
      'other options',
      options('a', 'b', 'new'),
      "the option values cannot be modified. found unexpected option values: ['new']",
    ],
    [
      'additions that replace one',
      options('a', 'b', 'd', 'e'),
      'the number of options cannot be modified. expected 3 but got 4',
    ],
    [
      'additions with a blank text',
      [...label.options, { value: 'new', text: ' ' }],
      'added options must have a value and a text that are not blank',
    ],
    [
      'additions with a blank value',
      [...label.options, { value: ' ', text: 'New' }],
      'added options must have a value and a text that are not blank',
    ],
  ])('reject %s', async (_, given, detail) => {
    expect(await change('label', { ...label, options: given })).toMatchObject({ status: 422, body: { detail } });
  });

  it.each([
    [
      'duplicates',
      [...label.options, ...options('new', 'new')],
      "Option values must be unique, found duplicates: {'new'}",
    ],
    ['too many options', [...label.options, ...many(498)], 'List should have at most 500 items'],
  ])('reject %s', async (_, given, message) => {
    const { status, body } = await change('label', { ...label, options: given });

    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  it.each([
    ['order', { ...order, options: options('a', 'b', 'c', 'new') }, 'expected 3 but got 4'],
    ['stars', { ...stars, options: [1, 2, 3].map((value) => ({ value })) }, 'expected 2 but got 3'],
  ])('keep their number for a %s question', async (name, settings, counts) => {
    const detail = `the number of options cannot be modified. ${counts}`;

    expect(await change(name, settings)).toMatchObject({ status: 422, body: { detail } });
  });

  it.each(['hsl(10, 50%, 50%)', '#a1b2c3', '#abc', null])('accept the colour %s', async (color) => {
    const coloured = label.options.map((option) => ({ ...option, color }));

    const { status, body } = await change('label', { ...label, options: coloured });

    expect(status).toBe(200);
    expect(body.settings.options).toMatchObject(coloured);
  });

  it('reject invalid colours', async () => {
    const [first, ...others] = label.options;
    const red = { ...label, options: [{ ...first, color: 'red' }, ...others] };
    const detail = "'red' is not a valid colour for option 'a'. Use hsl(10, 50%, 50%), #rrggbb or #rgb";
    const draft = (await send('POST', '/datasets', { name: `draft-${dataset.ds}`, workspace_id: workspaceId })).body;

    const made = await send('POST', `/datasets/${draft.id}/questions`, { name: 'q', title: 'Q', settings: red });

    expect(await change('label', red)).toMatchObject({ status: 422, body: { detail } });
    expect(made).toMatchObject({ status: 422, body: { detail } });
  });
});

describe('an old invalid colour', () => {
  it('does not prevent other changes', async () => {
    const { app, begin } = await aWorld();
    onTestFinished(() => app.close());
    const { id: datasetId } = await begin();
    const [first, ...others] = label.options;
    const early = [{ ...first, color: 'red' }, ...others];
    const question = app.db.updateTable('questions').set({ settings: JSON.stringify({ ...label, options: early }) });
    await question.where('dataset_id', '=', datasetId).where('name', '=', 'label').execute();
    const [{ id }] = (await app.as('owner')('GET', `/datasets/${datasetId}/questions`)).body.items;

    const named = [...early, ...options('new')];
    const { status, body } = await app.as('owner')('PATCH', `/questions/${id}`, {
      settings: { ...label, options: named },
    });

    expect(status).toBe(200);
    expect(body.settings.options).toMatchObject(named);
  });
});

describe('a server restricted to the Argilla API', () => {
  it('neither extends options nor checks colours', async () => {
    const { app, begin } = await aWorld('argilla');
    onTestFinished(() => app.close());
    const { id: datasetId } = await begin();
    const [{ id }] = (await app.as('owner')('GET', `/datasets/${datasetId}/questions`)).body.items;
    const change = (given: object) =>
      app.as('owner')('PATCH', `/questions/${id}`, { settings: { ...label, ...given } });

    const more = await change({ options: [...label.options, ...options('new')] });
    const red = await change({ options: label.options.map((option) => ({ ...option, color: 'red' })) });

    const detail = 'the number of options cannot be modified. expected 3 but got 4';
    expect(more).toMatchObject({ status: 422, body: { detail } });
    expect(red.status).toBe(200);
  });
});
