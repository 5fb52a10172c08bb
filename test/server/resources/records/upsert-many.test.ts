import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { noChangeFeed } from '#server/live/change-feed.ts';
import { apiKeyOf, type TestApp, type TestUser, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('upserting many records', () => {
  let world: TestApp;
  let dataset: World;
  let ana: TestUser;
  let questions: Readonly<Record<string, string>>;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    ana = await world.addUser('ana', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 10 });
    const { body } = await world.as('owner')('GET', `/datasets/${dataset.id}/questions`);
    questions = Object.fromEntries(body.items.map(({ name, id }: { name: string; id: string }) => [name, id]));
  });
  afterAll(() => world.close());

  const put = (...items: readonly object[]) =>
    world.as('owner')('PUT', `/datasets/${dataset.id}/records/bulk`, { items });
  const stored = async (index: number) =>
    (await world.as('owner')('GET', `/records/${dataset.records[index]?.id}`)).body;
  const idOf = (index: number) => dataset.records[index]?.id;
  const total = async () => (await world.as('owner')('GET', `/datasets/${dataset.id}/progress`)).body.total;

  it('updates existing ones and creates the others, in the order of the request', async () => {
    const before = await total();

    const { status, body } = await put(
      { external_id: 'brand-new', fields: { text: 'new' } },
      { id: idOf(0), fields: { text: 'changed by id' } },
      { external_id: 'r-1', fields: { text: 'changed by name' }, metadata: { source: 'web' } },
    );

    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { external_id: 'brand-new', fields: { text: 'new' } },
      { id: idOf(0), external_id: 'r-0', fields: { text: 'changed by id' } },
      { id: idOf(1), external_id: 'r-1', fields: { text: 'changed by name' }, metadata: { source: 'web' } },
    ]);
    expect(await total()).toBe(before + 1);
  });

  it('returns no items if the client prefers a minimal response', async () => {
    const answer = await world.app.request(`/api/v1/datasets/${dataset.id}/records/bulk`, {
      method: 'PUT',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('owner'), 'Content-Type': 'application/json', Prefer: 'return=minimal' },
      body: JSON.stringify({ items: [{ id: idOf(0), fields: { text: 'changed, and no word of it' } }] }),
    });

    expect(await answer.json()).toEqual({ items: [] });
    expect((await stored(0)).fields).toEqual({ text: 'changed, and no word of it' });
  });

  it('keeps omitted properties', async () => {
    const whole = {
      fields: { text: 'whole' },
      metadata: { source: 'web' },
      vectors: { small: [1, 2] },
      suggestions: [{ question_id: questions.label, value: 'positive' }],
    };
    await put({ id: idOf(2), ...whole });

    await put({ id: idOf(2), suggestions: [{ question_id: questions.comment, value: 'fine' }] });

    const { fields, metadata, vectors, suggestions } = await stored(2);
    expect({ fields, metadata, vectors }).toEqual({
      fields: whole.fields,
      metadata: whole.metadata,
      vectors: whole.vectors,
    });
    expect(suggestions.map(({ value }: { value: string }) => value)).toEqual(['fine', 'positive']);
  });

  it('changes the time of changed records only', async () => {
    const item = {
      id: idOf(3),
      external_id: 'r-3',
      fields: { text: 'same' },
      metadata: { length: 1 },
      vectors: { small: [0.1, 2] },
      suggestions: [{ question_id: questions.topics, value: ['a'], score: [0.1] }],
    };
    const first = await put(item);

    const again = await put(item);
    const moved = await put({ ...item, vectors: { small: [0.1, 3] } });

    const at = ({ body }: { body: { items: { updated_at: string }[] } }) => body.items[0]?.updated_at ?? '';
    expect(at(again)).toBe(at(first));
    expect(at(moved) > at(first)).toBe(true);
  });

  it('completes records by included responses, and replaces those of the same user', async () => {
    const response = (value: string) => ({ user_id: ana.id, status: 'submitted', values: { label: { value } } });
    const progress = async () => (await world.as('owner')('GET', `/datasets/${dataset.id}/progress`)).body.completed;
    const before = await progress();

    await put({ id: idOf(4), responses: [response('positive')] });
    const { body } = await put({ id: idOf(4), responses: [response('negative')] });

    expect(body.items[0]).toMatchObject({
      status: 'completed',
      responses: [{ user_id: ana.id, values: { label: { value: 'negative' } } }],
    });
    expect(body.items[0].responses).toHaveLength(1);
    expect(await progress()).toBe(before + 1);
  });

  it('can change the external id, but not to an existing one', async () => {
    const renamed = await put({ id: idOf(5), external_id: 'other' });
    const taken = await put({ id: idOf(5), external_id: 'r-6' });

    expect(renamed.body.items[0]).toMatchObject({ id: idOf(5), external_id: 'other' });
    expect(taken).toMatchObject({ status: 422, body: { detail: 'found records with same external ids: r-6' } });
  });

  it.each([3000, 9000])('refuses an external id too long for the index: %d random letters', async (length) => {
    const name = randomBytes(length).toString('base64').slice(0, length);

    const refused = await put({ external_id: name, fields: { text: 'a' } });
    const taken = await put({ external_id: name.slice(0, 2600), fields: { text: 'a' } });

    expect(refused).toMatchObject({ status: 422, body: { detail: expect.stringContaining('too long') } });
    expect(taken.status).toBe(200);
  });

  it('refuses duplicate records', async () => {
    const { status, body } = await put({ id: idOf(7), metadata: {} }, { external_id: 'r-7', metadata: {} });

    expect(status).toBe(422);
    expect(body.detail).toBe(`found records with same ids: ${idOf(7)}`);
  });

  it('changes nothing if one of them is refused', async () => {
    const before = await stored(8);

    const { body } = await put({ id: idOf(8), fields: { text: 'not kept' } }, { external_id: 'none', metadata: {} });

    expect(body.detail).toBe('Record at position 1 is not valid because fields cannot be empty');
    expect(await stored(8)).toEqual(before);
  });

  it('emits created, updated and completed records', async () => {
    const emitted: ChangeEvent[] = [];
    const app = createApp({
      ...world.deps,
      live: { ...noChangeFeed, publish: (events) => void emitted.push(...events) },
    });
    const response = { user_id: ana.id, status: 'submitted', values: { label: { value: 'neutral' } } };

    const answer = await app.request(`/api/v1/datasets/${dataset.id}/records/bulk`, {
      method: 'PUT',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('owner'), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: [
          { fields: { text: 'told' } },
          { id: idOf(9), metadata: { length: 9 } },
          { id: idOf(8), responses: [response] },
        ],
      }),
    });

    const { items } = (await answer.json()) as { items: readonly { id: string }[] };
    expect(emitted).toEqual([
      { type: 'record.created', datasetId: dataset.id, ids: [items[0]?.id] },
      { type: 'record.updated', datasetId: dataset.id, ids: [idOf(9)] },
      { type: 'record.completed', datasetId: dataset.id, ids: [idOf(8)] },
    ]);
  });
});
