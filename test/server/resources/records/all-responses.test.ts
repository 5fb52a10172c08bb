import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

interface Shown {
  readonly external_id: string;
  readonly responses?: readonly { readonly user_id: string }[];
}

describe('reading the responses of all users', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bo', 'annotator', workspaceId);
    dataset = await aDataset(world.db, {
      workspaceId,
      records: 5,
      distribution: { strategy: 'overlap', min_submitted: 2 },
    });
    const answer = (as: string, index: number, status: string, label: string) =>
      world.as(as)('POST', `/records/${dataset.records[index]?.id}/responses`, {
        status,
        values: { label: { value: label } },
      });
    await answer('ana', 0, 'submitted', 'negative');
    await answer('bo', 0, 'submitted', 'positive');
    await answer('bo', 2, 'draft', 'neutral');
  });
  afterAll(() => world.close());

  const named = (shown: readonly Shown[]) => shown.map(({ external_id }) => external_id);
  const search = async (body: object, query = '') => {
    const answer = await world.as('owner')('POST', `/datasets/${dataset.id}/records/search${query}`, body);
    const records: readonly Shown[] = answer.body.items.map(({ record }: { record: Shown }) => record);
    return { found: named(records), records, total: answer.body.total };
  };
  const status = (...values: readonly string[]) => ({
    filters: { and: [{ type: 'terms', scope: { entity: 'response', property: 'status' }, values }] },
  });

  it('includes them in the record', async () => {
    const { records } = await search(status('submitted'), '?include=responses');

    expect(records).toHaveLength(1);
    expect(records[0]?.responses).toHaveLength(2);
  });

  it.each([
    ['draft', ['r-2'], 1],
    ['submitted', ['r-0'], 1],
    ['pending', ['r-1', 'r-3', 'r-4'], 3],
  ])('filters by status %s of any user, with the correct total', async (value, found, total) => {
    expect(await search(status(value))).toMatchObject({ found, total });
  });

  it('filters by the answer of any user', async () => {
    const scope = { entity: 'response', question: 'label' };

    const { found } = await search({ filters: { and: [{ type: 'terms', scope, values: ['positive'] }] } });

    expect(found).toEqual(['r-0']);
  });

  it('sorts by the first response of each record', async () => {
    const { found } = await search({ sort: [{ scope: { entity: 'response', question: 'label' }, order: 'desc' }] });

    expect(found).toEqual(['r-2', 'r-0', 'r-1', 'r-3', 'r-4']);
  });

  it('lists records page by page, oldest first', async () => {
    const first = await world.as('owner')('GET', `/datasets/${dataset.id}/records?limit=2&include=responses`);
    const second = await world.as('owner')('GET', `/datasets/${dataset.id}/records?offset=2&limit=2`);

    expect(named(first.body.items)).toEqual(['r-0', 'r-1']);
    expect(first.body.items[0].responses).toHaveLength(2);
    expect(named(second.body.items)).toEqual(['r-2', 'r-3']);
    expect(second.body.total).toBe(5);
    expect(second.body.items[0]).not.toHaveProperty('responses');
  });

  it('refuses a page that is too large', async () => {
    const { status: refused, body } = await world.as('owner')('GET', `/datasets/${dataset.id}/records?limit=1001`);

    expect(refused).toBe(422);
    expect(body.detail.params.errors[0]).toEqual({
      type: 'less_than_equal',
      loc: ['query', 'limit'],
      msg: 'Input should be less than or equal to 1000',
    });
  });
});
