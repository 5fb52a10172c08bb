import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDraft, type Draft } from '../../../support/server/draft.ts';
import { aDataset } from '../../../support/server/world.ts';

describe('a field', () => {
  let world: TestApp;
  let workspaceId: string;
  let send: Send;
  let draft: Draft;
  const emitted: ChangeEvent[] = [];

  beforeAll(async () => {
    world = await testApp({}, { publish: (events) => emitted.push(...events) });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    send = world.as('owner');
  });
  beforeEach(async () => {
    draft = await aDraft(world.db, workspaceId);
    emitted.length = 0;
  });
  afterAll(() => world.close());

  const add = (body: object, id = draft.id) => send('POST', `/datasets/${id}/fields`, { title: 'Title', ...body });
  const names = async () => {
    const { body } = await send('GET', `/datasets/${draft.id}/fields`);
    return body.items.map(({ name }: { name: string }) => name);
  };

  it.each<readonly [object, object?]>([
    [{ type: 'text' }, { type: 'text', use_markdown: false }],
    [{ type: 'text', use_markdown: true }],
    [{ type: 'image' }],
    [{ type: 'chat' }, { type: 'chat', use_markdown: true }],
    [
      { type: 'custom', template: '<b/>' },
      { type: 'custom', template: '<b/>', advanced_mode: false },
    ],
  ])('is created with %j', async (settings, whole = settings) => {
    const { status, body } = await add({ name: 'Mixed Case-é', settings, id: null, dataset_id: 'ignored' });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Mixed Case-é',
      title: 'Title',
      required: false,
      settings: whole,
      dataset_id: draft.id,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    expect(await names()).toEqual(['text', 'notes', 'Mixed Case-é']);
    expect(emitted).toEqual([{ type: 'settings.updated', datasetId: draft.id }]);
  });

  it.each<readonly [object, object]>([
    [{ type: 'text', use_markdown: true }, { type: 'text' }],
    [{ type: 'chat', use_markdown: false }, { type: 'chat' }],
    [
      { type: 'custom', template: '<b/>', advanced_mode: true },
      { type: 'custom', template: '<b/>' },
    ],
  ])('keeps properties of %j that %j omits', async (settings, part) => {
    const { body } = await add({ name: 'more', settings });

    const { status, body: updated } = await send('PATCH', `/fields/${body.id}`, { settings: part });

    expect(status).toBe(200);
    expect(updated.settings).toEqual(settings);
  });

  it('is added last, also after deletions', async () => {
    await send('DELETE', `/fields/${draft.fields.notes}`);
    await add({ name: 'second', settings: { type: 'text' } });
    await add({ name: 'third', settings: { type: 'text' } });

    expect(await names()).toEqual(['text', 'second', 'third']);
  });

  it('has a unique name, also among concurrent requests', async () => {
    const body = { name: 'same', settings: { type: 'text' } };

    const answers = await Promise.all([add(body), add(body), add({ ...body, name: 'other' })]);

    const [twin] = answers.filter(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(twin?.body.detail).toBe(`Field with name \`same\` already exists for dataset with id \`${draft.id}\``);
  });

  it('can change its title and settings, but not its type', async () => {
    const path = `/fields/${draft.fields.text}`;

    const changed = await send('PATCH', path, {
      name: 'x',
      title: 'New',
      settings: { type: 'text', use_markdown: true },
    });
    const refused = await send('PATCH', path, { title: 'Other', settings: { type: 'image' } });
    const same = await send('PATCH', path, {});

    const after = { name: 'text', title: 'New', settings: { use_markdown: true } };
    expect([changed, same]).toMatchObject([
      { status: 200, body: after },
      { status: 200, body: changed.body },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: "Field type cannot be changed. Expected 'text' but got 'image'" },
    });
    expect(emitted).toHaveLength(1);
  });

  it('is neither created nor deleted after publishing', async () => {
    const { id } = await aDataset(world.db, { workspaceId, name: 'published', records: 0 });
    const [field] = (await send('GET', `/datasets/${id}/fields`)).body.items;

    const made = await add({ name: 'late', settings: { type: 'text' } }, id);
    const deleted = await send('DELETE', `/fields/${field.id}`);

    expect(made).toMatchObject({ status: 422, body: { detail: 'Field cannot be created for a published dataset' } });
    expect(deleted).toMatchObject({
      status: 422,
      body: { detail: 'Fields cannot be deleted for a published dataset' },
    });
  });

  it('is not deleted while a span question uses it', async () => {
    const settings = { type: 'span', field: 'text', options: [{ value: 'a', text: 'A' }] };
    const { body: question } = await send('POST', `/datasets/${draft.id}/questions`, {
      name: 'q',
      title: 'Q',
      settings,
    });

    const refused = await send('DELETE', `/fields/${draft.fields.text}`);
    await send('DELETE', `/questions/${question.id}`);
    const deleted = await send('DELETE', `/fields/${draft.fields.text}`);

    const detail = `'text' is used by span question with id '${question.id}'`;
    expect(refused).toMatchObject({ status: 422, body: { detail } });
    expect(deleted).toMatchObject({ status: 200, body: { name: 'text' } });
    expect(await names()).toEqual(['notes']);
  });

  it('is deleted with its dataset', async () => {
    await send('DELETE', `/datasets/${draft.id}`);

    const id = draft.fields.text;
    const answers = await Promise.all([
      send('PATCH', `/fields/${id}`, { title: 'x' }),
      send('DELETE', `/fields/${id}`),
    ]);

    const gone = { status: 404, body: { detail: `Field with id \`${id}\` not found` } };
    expect(answers).toMatchObject([gone, gone]);
  });
});
