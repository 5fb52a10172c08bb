import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const status = (entity: 'record' | 'response', ...values: readonly string[]) => ({
  type: 'terms',
  scope: { entity, property: 'status' },
  values,
});
const values = { label: { value: 'positive' } };

describe('the total of a view of the queue', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bob', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 10 });
    const answer = (who: string, index: number, given: string) =>
      world.as(who)('POST', `/records/${dataset.records[index]?.id}/responses`, { status: given, values });
    await answer('ana', 0, 'submitted');
    await answer('ana', 1, 'draft');
    await answer('ana', 2, 'discarded');
    await answer('bob', 2, 'submitted');
    await answer('bob', 3, 'submitted');
  });
  afterAll(() => world.close());

  it.each([
    ['everything', undefined, 10],
    ['unanswered records', [status('response', 'pending')], 7],
    ['unanswered pending records', [status('response', 'pending'), status('record', 'pending')], 6],
    ['submitted records', [status('response', 'submitted')], 1],
    ['records without a submission', [status('response', 'pending', 'draft', 'discarded')], 9],
    ['drafts of pending records', [status('record', 'pending'), status('response', 'draft')], 1],
    ['discarded pending records', [status('record', 'pending'), status('response', 'discarded')], 0],
    [
      'pending records without a submission',
      [status('response', 'pending', 'draft', 'discarded'), status('record', 'pending')],
      7,
    ],
  ])('for %s equals the number of results', async (_, and, total) => {
    const path = `/me/datasets/${dataset.id}/records/search?limit=100`;

    const { body } = await world.as('ana')('POST', path, and ? { filters: { and } } : {});

    expect(body.total).toBe(total);
    expect(body.items).toHaveLength(total);
  });
});
