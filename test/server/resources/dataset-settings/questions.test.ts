import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDraft, type Draft } from '../../../support/server/draft.ts';
import { aDataset, options } from '../../../support/server/world.ts';

const label = { type: 'label_selection', options: options('a', 'b', 'c') };
const span = { type: 'span', field: 'text', options: options('person', 'event') };

describe('a question', () => {
  let world: TestApp;
  let workspaceId: string;
  let send: Send;
  let draft: Draft;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    send = world.as('owner');
  });
  beforeEach(async () => {
    draft = await aDraft(world.db, workspaceId);
  });
  afterAll(() => world.close());

  const add = (name: string, settings: object, id = draft.id) =>
    send('POST', `/datasets/${id}/questions`, { name, title: name, settings });
  const made = async (settings: object) => (await add('made', settings)).body;
  const change = (id: string, settings: object) => send('PATCH', `/questions/${id}`, { settings });

  it.each([
    [{ type: 'text' }, { use_markdown: false }],
    [label, { visible_options: null }],
    [
      { ...label, type: 'multi_label_selection', visible_options: 3 },
      { visible_options: 3, options_order: 'natural' },
    ],
    [{ type: 'rating', options: [{ value: 0 }, { value: 1 }] }, {}],
    [{ ...label, type: 'ranking' }, {}],
    [span, { visible_options: null, allow_overlapping: false, allow_character_annotation: true }],
  ])('is created with %j', async (settings, defaults) => {
    const { status, body } = await add('new', settings);

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'new', description: null, required: false, dataset_id: draft.id });
    expect(body.settings).toMatchObject({ ...settings, ...defaults });
    expect((await send('GET', `/datasets/${draft.id}/questions`)).body.items[1]).toEqual(body);
  });

  it('has a unique name', async () => {
    const detail = `Question with name \`comment\` already exists for dataset with id \`${draft.id}\``;

    expect(await add('comment', { type: 'text' })).toMatchObject({ status: 409, body: { detail } });
  });

  it('with type span needs an existing field that no other one uses', async () => {
    const unknown = await add('x', { ...span, field: 'nope' });
    const first = await add('first', span);
    const second = await add('second', span);

    expect(unknown).toMatchObject({
      status: 422,
      body: { detail: "'nope' is not a valid field name.\nValid field names are ['text', 'notes']" },
    });
    expect(second).toMatchObject({
      status: 422,
      body: { detail: `'text' is already used by span question with id '${first.body.id}'` },
    });
  });

  it('changes only what is sent', async () => {
    const { id } = await made({ ...label, type: 'multi_label_selection', visible_options: 3 });

    const described = await send('PATCH', `/questions/${id}`, { title: 'New', description: 'Choose', required: true });
    const undescribed = await send('PATCH', `/questions/${id}`, { description: null });
    const shown = await change(id, { type: 'multi_label_selection', visible_options: null });

    expect(described.body).toMatchObject({ title: 'New', description: 'Choose', required: false });
    expect(undescribed.body).toMatchObject({ title: 'New', description: null });
    expect(shown.body.settings).toMatchObject({ options: label.options, visible_options: null });
  });

  it('can change the order and texts of its options', async () => {
    const { id } = await made(label);
    const reordered = [{ value: 'c', text: 'Sea' }, ...options('a', 'b')];

    const { status, body } = await change(id, { ...label, options: reordered });

    expect(status).toBe(200);
    expect(body.settings.options).toMatchObject(reordered);
    expect(body.settings.options[0].description).toBeNull();
  });

  it.each([
    [
      'the number of its options',
      { ...label, options: options('a', 'b') },
      'the number of options cannot be modified. expected 3 but got 2',
    ],
    [
      'the values of its options',
      { ...label, options: options('a', 'd', 'c') },
      "the option values cannot be modified. found unexpected option values: ['c', 'd']",
    ],
    ['its type', { type: 'text' }, "question type cannot be changed. expected 'label_selection' but got 'text'"],
    [
      'its visible options to more than it has',
      { type: 'label_selection', visible_options: 4 },
      "the value for 'visible_options' must be less or equal to the number of items in 'options' (3)",
    ],
  ])('cannot change %s', async (_, settings, detail) => {
    const question = await made(label);

    const refused = await send('PATCH', `/questions/${question.id}`, { title: 'Other', settings });

    expect(refused).toMatchObject({ status: 422, body: { detail } });
    expect((await send('PATCH', `/questions/${question.id}`, {})).body).toEqual(question);
  });

  it('can allow overlapping spans but not forbid them again, and keeps its field', async () => {
    const { id } = await made(span);

    const on = await change(id, { type: 'span', allow_overlapping: true, field: 'notes' });
    const off = await change(id, { type: 'span', allow_overlapping: false });

    expect(on.body.settings).toMatchObject({ ...span, allow_overlapping: true });
    const detail = "'allow_overlapping' can't be disabled because responses may become inconsistent";
    expect(off).toMatchObject({ status: 422, body: { detail } });
  });

  it('can be changed after publishing, but neither created nor deleted', async () => {
    const { id } = await aDataset(world.db, { workspaceId, name: 'published', records: 0 });
    const [question] = (await send('GET', `/datasets/${id}/questions`)).body.items;

    const changed = await send('PATCH', `/questions/${question.id}`, { title: 'New' });
    const late = await add('late', { type: 'text' }, id);
    const deleted = await send('DELETE', `/questions/${question.id}`);

    const refused = (what: string) => ({
      status: 422,
      body: { detail: `questions cannot be ${what} for a published dataset` },
    });
    expect([changed, late, deleted]).toMatchObject([{ status: 200 }, refused('created'), refused('deleted')]);
  });

  it('is deleted with its suggestions', async () => {
    const dataset = await aDataset(world.db, {
      workspaceId,
      name: 'suggested',
      records: ({ questions }) =>
        [1, 2].map(() => ({
          fields: { text: 'x' },
          suggestions: new Map([...questions.values()].map((n) => [n, { value: 'a' }])),
        })),
    });
    await world.db.updateTable('datasets').set({ status: 'draft' }).where('id', '=', dataset.id).execute();
    const [question, other] = (await send('GET', `/datasets/${dataset.id}/questions`)).body.items;
    const suggested = async () => {
      const { body } = await send('GET', `/records/${dataset.records[0]?.id}`);
      return body.suggestions.map(({ question_id }: { question_id: string }) => question_id);
    };
    const before = await suggested();

    const deleted = await send('DELETE', `/questions/${question.id}`);

    expect(deleted).toMatchObject({ status: 200, body: question });
    expect(await suggested()).toEqual(before.filter((id: string) => id !== question.id));
    expect(await suggested()).toContain(other.id);
    const { count } = await world.db
      .selectFrom('suggestions')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('ds', '=', dataset.ds)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2 * (before.length - 1));
  });
});
