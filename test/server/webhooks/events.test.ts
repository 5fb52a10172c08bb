import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatasetEvent } from '#server/live/change-event.ts';
import { transactionWithEvents } from '#server/live/transaction-with-events.ts';
import { aListener, type Listener } from '../../support/outside/listener.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { runDueJobs } from '../../support/server/jobs.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const all = ['dataset.updated', 'record.created', 'record.completed', 'response.created'];
const values = { label: { value: 'positive' } };

describe('the data of webhook events', () => {
  let world: TestApp;
  let listener: Listener;
  let dataset: World;
  let workspaceId: string;
  let made = 0;

  beforeAll(async () => {
    world = await testApp({ FETCH_ALLOW: '127.0.0.1' });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('annotator', 'annotator', workspaceId);
    listener = await aListener();
  });
  beforeEach(async () => {
    made += 1;
    dataset = await aDataset(world.db, { workspaceId, name: `reviews ${made}` });
    listener.received.length = 0;
    await world.db.deleteFrom('jobs').execute();
    await world.db.deleteFrom('webhooks').execute();
  });
  afterAll(async () => {
    await listener.close();
    await world.close();
  });

  const webhook = async (events: readonly string[], path = '') => {
    const { body } = await world.as('owner')('POST', '/webhooks', { url: `${listener.url}${path}`, events });
    return body;
  };

  const emitAll = (...events: readonly Omit<DatasetEvent, 'datasetId'>[]) =>
    transactionWithEvents(world.deps, async (_, emit) => {
      for (const event of events) await emit({ ...event, datasetId: dataset.id });
    });

  async function delivered() {
    await runDueJobs(world.deps);
    return listener.received.map(({ body }) => JSON.parse(body));
  }

  const recordId = (index: number) => dataset.records[index]?.id ?? '';

  it('is a complete dataset', async () => {
    await webhook(['dataset.updated']);

    await emitAll({ type: 'dataset.updated' });

    const [message] = await delivered();
    expect(message).toMatchObject({
      type: 'dataset.updated',
      version: 1,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { id: dataset.id, name: `reviews ${made}`, status: 'ready', workspace: { name: 'team' } },
    });
    const { fields, questions, metadata_properties, vectors_settings } = message.data;
    expect([fields, questions, metadata_properties, vectors_settings].map((list) => list.length)).toEqual([1, 6, 4, 1]);
    expect(questions[0]).toMatchObject({ name: 'comment', settings: { type: 'text' }, dataset_id: dataset.id });
  });

  it('is each record with its dataset, in order', async () => {
    await webhook(['record.created']);

    await emitAll({ type: 'record.created', ids: [recordId(2), recordId(0)] });

    const messages = await delivered();
    expect(messages.map(({ data }) => data.external_id)).toEqual(['r-2', 'r-0']);
    expect(messages[0].data).toMatchObject({
      id: recordId(2),
      status: 'pending',
      fields: { text: 'Ana wrote review 2' },
      metadata: null,
      inserted_at: expect.stringMatching(/^\d{4}/),
      dataset: { id: dataset.id, workspace: { name: 'team' } },
    });
  });

  it('is a response with its record and its user, without secrets', async () => {
    await webhook(['response.created']);
    const { body } = await world.as('annotator')('POST', `/records/${recordId(1)}/responses`, {
      status: 'submitted',
      values,
    });
    await world.db.deleteFrom('jobs').execute();

    await emitAll({ type: 'response.created', ids: [body.id] });

    const [{ data }] = await delivered();
    expect(data).toMatchObject({
      id: body.id,
      status: 'submitted',
      values,
      user: { username: 'annotator', role: 'annotator' },
      record: { id: recordId(1), status: 'completed', dataset: { id: dataset.id } },
    });
    expect(Object.keys(data)).not.toContain('user_id');
    expect(Object.keys(data.user)).not.toContain('api_key');
  });

  it('goes to subscribed webhooks only', async () => {
    await webhook(all, '/all');
    await webhook(['dataset.updated'], '/one');
    await webhook(['dataset.created'], '/other');
    const { id } = await webhook(all, '/off');
    await world.as('owner')('PATCH', `/webhooks/${id}`, { enabled: false });

    await emitAll({ type: 'dataset.updated' }, { type: 'settings.updated' });
    await delivered();

    expect(listener.received.map(({ path }) => path).sort()).toEqual(['/hook/all', '/hook/one']);
  });

  it('is not sent after a rollback', async () => {
    await webhook(['dataset.updated']);

    const failing = transactionWithEvents(world.deps, async (_, emit) => {
      await emit({ type: 'dataset.updated', datasetId: dataset.id });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await delivered()).toEqual([]);
  });

  it('includes deleted data', async () => {
    await webhook(['record.deleted']);

    await transactionWithEvents(world.deps, async (trx, emit) => {
      await emit({ type: 'record.deleted', datasetId: dataset.id, ids: [recordId(0)] });
      await trx.deleteFrom('record_ids').where('id', '=', recordId(0)).execute();
    });

    expect(await delivered()).toMatchObject([
      { type: 'record.deleted', data: { id: recordId(0), external_id: 'r-0' } },
    ]);
  });
});
