import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };

describe('answers emit events', () => {
  const emitted: ChangeEvent[] = [];
  let world: TestApp;
  let dataset: World;
  let next = 0;

  beforeAll(async () => {
    world = await testApp({}, { publish: (events) => void emitted.push(...events) });
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 20 });
  });
  beforeEach(() => void emitted.splice(0));
  afterAll(() => world.close());

  const recordId = () => dataset.records[next++]?.id ?? '';
  const send = async (method: string, path: string, body?: object) => (await world.as('ana')(method, path, body)).body;
  const event = (type: string, ...ids: readonly string[]) => ({ type, datasetId: dataset.id, ids });

  it('for new responses, and the record that they complete', async () => {
    const record = recordId();

    const { id } = await send('POST', `/records/${record}/responses`, answer);

    expect(emitted).toEqual([event('response.created', id), event('record.completed', record)]);
  });

  it('for changed responses, and the record that they reopen', async () => {
    const record = recordId();
    const { id } = await send('POST', `/records/${record}/responses`, answer);
    emitted.splice(0);

    await send('PUT', `/responses/${id}`, { ...answer, status: 'draft' });

    expect(emitted).toEqual([event('response.updated', id), event('record.updated', record)]);
  });

  it('for changed responses without effect on the record', async () => {
    const { id } = await send('POST', `/records/${recordId()}/responses`, { ...answer, status: 'draft' });
    emitted.splice(0);

    await send('PUT', `/responses/${id}`, { ...answer, status: 'discarded' });

    expect(emitted).toEqual([event('response.updated', id)]);
  });

  it('for deleted responses', async () => {
    const record = recordId();
    const { id } = await send('POST', `/records/${record}/responses`, answer);
    emitted.splice(0);

    await send('DELETE', `/responses/${id}`);

    expect(emitted).toEqual([event('response.deleted', id), event('record.updated', record)]);
  });

  it('for bulk responses, once for each type', async () => {
    const records = [recordId(), recordId(), recordId()];
    const first = await send('POST', `/records/${records[0]}/responses`, { ...answer, status: 'draft' });
    emitted.splice(0);

    const { items } = await send('POST', '/me/responses/bulk', {
      items: records.map((record_id) => ({ ...answer, record_id })),
    });

    expect(emitted).toEqual([
      event('response.created', items[1].item.id, items[2].item.id),
      event('response.updated', first.id),
      event('record.completed', ...records),
    ]);
  });

  it('but none for refused responses', async () => {
    const path = `/records/${recordId()}/responses`;
    await send('POST', path, answer);
    emitted.splice(0);

    await send('POST', path, answer);

    expect(emitted).toEqual([]);
  });
});
