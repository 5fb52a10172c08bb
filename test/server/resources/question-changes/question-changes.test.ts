import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopAnswers } from '#server/resources/datasets/stop-answers.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDraft } from '../../../support/server/draft.ts';
import { isWaitingForLock } from '../../../support/server/waiting.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('the questions of a published dataset', () => {
  let world: TestApp;
  let workspaceId: string;
  let send: Send;
  let dataset: World;
  let made = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    send = world.as('owner');
  });
  beforeEach(async () => {
    made += 1;
    dataset = await aDataset(world.db, { workspaceId, name: `d${made}` });
  });
  afterAll(() => world.close());

  const questions = async () => (await send('GET', `/datasets/${dataset.id}/questions`)).body.items;
  const names = async () => (await questions()).map(({ name }: { name: string }) => name);
  const idOf = async (name: string) => (await questions()).find((each: { name: string }) => each.name === name).id;
  const text = { name: 'reason', title: 'Why?', settings: { type: 'text' } };
  const add = (body: object, id = dataset.id) => send('POST', `/ext/v1/datasets/${id}/questions`, body);
  const answer = (values: object, status = 'submitted', at = 0) =>
    send('POST', `/records/${dataset.records[at]?.id}/responses`, { status, values });
  const suggest = async (name: string, value: unknown) =>
    send('PUT', `/records/${dataset.records[0]?.id}/suggestions`, { question_id: await idOf(name), value });

  it('can get another one, which is asked last and leaves responses as they are', async () => {
    const submitted = await answer({ label: { value: 'positive' } });

    const { status, body } = await add({ ...text, required: true });

    expect([status, body.required]).toEqual([201, true]);
    expect((await names()).at(-1)).toBe('reason');
    const { items } = (await send('GET', `/datasets/${dataset.id}/records?include=responses`)).body;
    expect(items[0]).toMatchObject({
      status: 'completed',
      responses: [{ id: submitted.body.id, status: 'submitted' }],
    });
    const missing = "missing response value for required question with name='reason'";
    expect((await answer({ label: { value: 'positive' } }, 'submitted', 1)).body.detail).toBe(missing);
    expect((await answer({ label: { value: 'positive' }, reason: { value: 'So' } }, 'submitted', 1)).status).toBe(201);
  });

  it('keep unique names, and one span question for each field', async () => {
    const span = { type: 'span', field: 'text', options: [{ value: 'a', text: 'A' }] };

    expect((await add({ ...text, name: 'label' })).status).toBe(409);
    expect((await add({ ...text, settings: span })).status).toBe(422);
  });

  it('can become required and optional, but one stays required', async () => {
    const require = async (name: string, required: boolean) =>
      send('PATCH', `/ext/v1/questions/${await idOf(name)}`, { required });

    const last = await require('label', false);
    const comment = await require('comment', true);
    const label = await require('label', false);

    expect(last).toMatchObject({ status: 422, body: { code: 'last_required_question' } });
    expect([comment.body.required, label.body.required]).toEqual([true, false]);
  });

  it('can be reordered', async () => {
    const all = await questions();
    const ids = all.map(({ id }: { id: string }) => id).reverse();
    const before = await names();

    const { status, body } = await send('PUT', `/ext/v1/datasets/${dataset.id}/questions/order`, { ids });

    expect(status).toBe(200);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([...before].reverse());
    expect(await names()).toEqual([...before].reverse());
  });

  it.each([
    ['is missing', (ids: string[]) => ids.slice(1)],
    ['occurs twice', (ids: string[]) => [...ids.slice(1), ids[1]]],
    ['is unknown', (ids: string[]) => [...ids.slice(1), crypto.randomUUID()]],
  ])('keep their order if one %s in the new order', async (_, change) => {
    const before = await names();
    const ids = change((await questions()).map(({ id }: { id: string }) => id));

    const { status, body } = await send('PUT', `/ext/v1/datasets/${dataset.id}/questions/order`, { ids });

    expect([status, body.code]).toEqual([409, 'questions_changed']);
    expect(await names()).toEqual(before);
  });

  it.each(['submitted', 'draft', 'discarded'])('cannot be removed while a %s response answers them', async (status) => {
    await answer({ label: { value: 'positive' }, comment: { value: 'Fine' } }, status);

    const removed = await send('DELETE', `/ext/v1/questions/${await idOf('comment')}`);

    expect(removed).toMatchObject({
      status: 422,
      body: { code: 'question_answered', detail: "'comment' cannot be removed, because 1 responses answer it" },
    });
    expect(await names()).toContain('comment');
  });

  it('can be removed with their suggestions while no response answers them', async () => {
    await answer({ label: { value: 'positive' } });
    await suggest('comment', 'Fine');

    const { status, body } = await send('DELETE', `/ext/v1/questions/${await idOf('comment')}`);

    expect([status, body.name]).toEqual([200, 'comment']);
    expect(await names()).not.toContain('comment');
    expect((await send('GET', `/records/${dataset.records[0]?.id}/suggestions`)).body.items).toEqual([]);
  });

  it('keep the only required one, unless the dataset is a draft', async () => {
    const published = await send('DELETE', `/ext/v1/questions/${await idOf('label')}`);
    const draft = await aDraft(world.db, workspaceId);

    const ofDraft = await send('DELETE', `/ext/v1/questions/${draft.questions.comment}`);

    expect(published).toMatchObject({ status: 422, body: { code: 'last_required_question' } });
    expect(ofDraft.status).toBe(200);
  });

  it.each([
    ['label', 'positive', { value: 'positive' }],
    ['topics', ['a', 'b'], { value: 'a' }],
    ['stars', 4, { value: '4' }],
    ['order', [1, 2, 3].map((rank) => ({ value: `r${rank}`, rank })), { value: 'r1' }],
    ['ents', [1, 2].map((end) => ({ label: 'person', start: 0, end })), { value: 'person' }],
  ])('count what uses the options of %s', async (name, value, option) => {
    await answer({ label: { value: 'negative' }, [name]: { value } });
    await answer({}, 'discarded', 1);
    await suggest(name, value);

    const { status, body } = await send('GET', `/ext/v1/questions/${await idOf(name)}/usage`);

    expect(status).toBe(200);
    expect(body).toMatchObject({ answers: 1, suggestions: 1, submitted_without: 0 });
    expect(body.options[0]).toEqual({ ...option, answers: 1, suggestions: 1 });
  });

  it('count submitted responses without an answer', async () => {
    await answer({ label: { value: 'negative' } });
    await answer({}, 'discarded', 1);

    const { body } = await send('GET', `/ext/v1/questions/${await idOf('comment')}/usage`);

    expect(body).toEqual({ answers: 0, suggestions: 0, submitted_without: 1, options: [] });
  });

  it.each([
    ['one answer', (item: object, id = '') => send('POST', `/records/${id}/responses`, item)],
    [
      'several answers',
      (item: object, id = '') => send('POST', '/me/responses/bulk', { items: [{ ...item, record_id: id }] }),
    ],
  ])('are checked again if they change while %s waits', async (_, post) => {
    const id = await idOf('comment');
    const item = { status: 'draft', values: { comment: { value: 'Fine' } } };
    let answered: ReturnType<Send> | undefined;

    await world.db.transaction().execute(async (trx) => {
      await stopAnswers(trx, dataset.ds);
      answered = post(item, dataset.records[0]?.id);
      await vi.waitUntil(() => isWaitingForLock(world.db));
      await trx.deleteFrom('questions').where('id', '=', id).execute();
    });

    expect((await answered)?.status).toBe(503);
    const again = await post(item, dataset.records[0]?.id);
    expect(JSON.stringify(again.body)).toContain("non configured question with name='comment'");
    expect(await world.db.selectFrom('responses').selectAll().where('ds', '=', dataset.ds).execute()).toEqual([]);
  });

  describe('labels', () => {
    const remove = async (name: string, ...values: readonly string[]) =>
      send('POST', `/ext/v1/questions/${await idOf(name)}/labels/remove`, { values });

    it.each([
      ['label', 'positive', 'positive'],
      ['topics', ['a', 'b'], 'a'],
      ['ents', [{ label: 'event', start: 0, end: 3 }], 'event'],
    ])('are removed from %s only while nothing uses them', async (name, value, label) => {
      const { body: response } = await answer({ [name]: { value } }, 'draft');

      const used = await remove(name, label);
      await send('DELETE', `/responses/${response.id}`);
      const { body: suggestion } = await suggest(name, value);
      const suggested = await remove(name, label);
      await send('DELETE', `/suggestions/${suggestion.id}`);
      const unused = await remove(name, label);

      const because = (uses: string) => `label '${label}' cannot be removed, because ${uses} use it`;
      expect(used).toMatchObject({
        status: 422,
        body: { code: 'label_in_use', detail: because('1 responses and 0 suggestions') },
      });
      expect(suggested.body.detail).toBe(because('0 responses and 1 suggestions'));
      expect(unused.status).toBe(200);
      expect(unused.body.settings.options.map((option: { value: string }) => option.value)).not.toContain(label);
    });

    it('are all shown if fewer remain than were shown at first', async () => {
      const { settings } = (await questions()).find((each: { name: string }) => each.name === 'topics');
      await send('PATCH', `/questions/${await idOf('topics')}`, { settings: { ...settings, visible_options: 4 } });

      const { body } = await remove('topics', 'd');

      expect(body.settings).toMatchObject({ visible_options: null, options: [{}, {}, {}] });
    });

    it.each([
      ['label', ['nope'], "'label' has no label 'nope'"],
      ['order', ['r1'], "'order' has no labels"],
      ['label', ['negative', 'neutral', 'positive'], 'List should have at least 2 items'],
    ])('are not removed from %s: %j', async (name, values, detail) => {
      const { status, body } = await remove(name, ...values);

      expect(status).toBe(422);
      expect(body.detail).toContain(detail);
    });
  });
});
