import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import { createApp } from '#server/app.ts';
import { createRecords } from '#server/resources/records/create-records.ts';
import { forgetVectors } from '#server/search/similarity/forget-vectors.ts';
import { storeVectors } from '#server/search/similarity/store-vectors.ts';
import { apiKeyOf, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('similarity in several processes on one database', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let settingN = 0;
  let count = 0;
  let processes: readonly TestApp['app'][];

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    processes = [world.app, createApp({ ...world.deps, db: world.db.withoutPlugins() })];
  });
  afterAll(() => world.close());

  beforeEach(async () => {
    dataset = await aDataset(world.db, {
      workspaceId,
      name: `reviews-${count++}`,
      records: ({ vectors }) => {
        settingN = vectors.get('small') ?? 0;
        return [aRecord([1, 0]), aRecord([1, 1]), aRecord([0, 1])];
      },
    });
    await everywhere(); // each process caches its result
  });

  const aRecord = (direction: readonly number[]) => ({
    fields: { text: 'Review' },
    vectors: new Map([[settingN, direction]]),
  });
  /** Numbers of the records, nearest to the right first. */
  async function find(app: TestApp['app']) {
    const answer = await app.request(`/api/v1/me/datasets/${dataset.id}/records/search`, {
      method: 'POST',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('ana'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: { vector: { name: 'small', value: [1, 0] } } }),
    });
    const { items, total } = v.parse(wireSearchResult, await answer.json());
    expect(total).toBe(items.length);
    const seqs = new Map(dataset.records.map(({ id, seq }) => [id, seq]));
    return items.map(({ record }) => seqs.get(record.id) ?? 'new');
  }

  const everywhere = () => Promise.all(processes.map(find));
  const write = (work: Parameters<ReturnType<TestApp['db']['transaction']>['execute']>[0]) =>
    world.db.transaction().execute(work);

  it('finds new records at once', async () => {
    await write((trx) => createRecords(trx, dataset.ds, [aRecord([2, 1])]));

    expect(await everywhere()).toEqual([
      [1, 'new', 2, 3],
      [1, 'new', 2, 3],
    ]);
  });

  it('finds changed vectors at their new position', async () => {
    await write((trx) => storeVectors(trx, dataset.ds, [{ seq: 3, settingN, values: [5, 1] }]));

    expect(await everywhere()).toEqual([
      [1, 3, 2],
      [1, 3, 2],
    ]);
  });

  it('does not find deleted vectors, and finds restored ones', async () => {
    await write((trx) => forgetVectors(trx, dataset.ds, [1, 2]));
    const without = await everywhere();
    await write((trx) => storeVectors(trx, dataset.ds, [{ seq: 2, settingN, values: [1, 1] }]));

    expect(without).toEqual([[3], [3]]);
    expect(await everywhere()).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('finds nothing of a rolled back transaction', async () => {
    const takenBack = write(async (trx) => {
      await storeVectors(trx, dataset.ds, [{ seq: 3, settingN, values: [1, 0] }]);
      await forgetVectors(trx, dataset.ds, [1]);
      throw new Error('No');
    });

    await expect(takenBack).rejects.toThrow('No');
    expect(await everywhere()).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('misses no vectors of overlapping transactions', async () => {
    const writings = Array.from({ length: 12 }, (_, index) =>
      write((trx) => createRecords(trx, dataset.ds, [aRecord([0, index + 1])])),
    );
    await Promise.all([...writings, ...writings.map(everywhere)]);

    expect((await everywhere()).map(({ length }) => length)).toEqual([15, 15]);
  });

  it('finds nothing in other datasets', async () => {
    const other = await aDataset(world.db, { workspaceId, name: `other-${count}` });

    await write((trx) => createRecords(trx, other.ds, [aRecord([1, 0])]));

    expect(await everywhere()).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });
});
