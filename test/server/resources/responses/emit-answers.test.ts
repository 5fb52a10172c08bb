import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };

describe('who watches is told of answers', () => {
  const told: ChangeEvent[] = [];
  let world: TestApp;
  let dataset: World;
  let next = 0;

  beforeAll(async () => {
    world = await testApp({}, { publish: (happenings) => void told.push(...happenings) });
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 20 });
  });
  beforeEach(() => void told.splice(0));
  afterAll(() => world.close());

  const recordId = () => dataset.records[next++]?.id ?? '';
  const send = async (method: string, path: string, body?: object) => (await world.as('ana')(method, path, body)).body;
  const happening = (type: string, ...ids: readonly string[]) => ({ type, datasetId: dataset.id, ids });

  it('that are new, and of the record that they complete', async () => {
    const record = recordId();

    const { id } = await send('POST', `/records/${record}/responses`, answer);

    expect(told).toEqual([happening('response.created', id), happening('record.completed', record)]);
  });

  it('that change, and of the record that is open again', async () => {
    const record = recordId();
    const { id } = await send('POST', `/records/${record}/responses`, answer);
    told.splice(0);

    await send('PUT', `/responses/${id}`, { ...answer, status: 'draft' });

    expect(told).toEqual([happening('response.updated', id), happening('record.updated', record)]);
  });

  it('that change without any effect on the record', async () => {
    const { id } = await send('POST', `/records/${recordId()}/responses`, { ...answer, status: 'draft' });
    told.splice(0);

    await send('PUT', `/responses/${id}`, { ...answer, status: 'discarded' });

    expect(told).toEqual([happening('response.updated', id)]);
  });

  it('that are deleted', async () => {
    const record = recordId();
    const { id } = await send('POST', `/records/${record}/responses`, answer);
    told.splice(0);

    await send('DELETE', `/responses/${id}`);

    expect(told).toEqual([happening('response.deleted', id), happening('record.updated', record)]);
  });

  it('that are many, each kind once', async () => {
    const records = [recordId(), recordId(), recordId()];
    const first = await send('POST', `/records/${records[0]}/responses`, { ...answer, status: 'draft' });
    told.splice(0);

    const { items } = await send('POST', '/me/responses/bulk', {
      items: records.map((record_id) => ({ ...answer, record_id })),
    });

    expect(told).toEqual([
      happening('response.created', items[1].item.id, items[2].item.id),
      happening('response.updated', first.id),
      happening('record.completed', ...records),
    ]);
  });

  it('but not of those that are refused', async () => {
    const path = `/records/${recordId()}/responses`;
    await send('POST', path, answer);
    told.splice(0);

    await send('POST', path, answer);

    expect(told).toEqual([]);
  });
});
