import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInOrder } from '#server/search/find-in-order.ts';
import { vectorMemoryOf } from '#server/search/similarity/vector-memory.ts';
import { inserted } from '#server/search/sql/sort.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const count = 2600;

describe('a page of many records', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    dataset = await aDataset(world.db, { workspaceId: await world.addWorkspace('team'), records: count });
  });
  afterAll(() => world.close());

  const scope = () => ({
    db: world.db,
    datasetId: dataset.id,
    ds: dataset.ds,
    userN: 1,
    withHidden: true,
    readsAllAnswers: true,
    vectors: vectorMemoryOf(world.deps),
  });
  const page = async (offset: number, limit: number, order = inserted) => {
    const selection = { search: scope(), filters: [], where: sql<boolean>`true` };
    const { found, total } = await findInOrder(selection, order, { offset, limit });
    return { seqs: found.map(({ seq }) => seq), total };
  };
  const downwards = { by: sql`r.seq DESC` };

  it.each([0, 1, 999, 1000, 1001, 1299, 1300, 1301, 2000, 2590, 2597, 2599])(
    'is the same from either end, after %i',
    async (offset) => {
      const expected = Array.from({ length: Math.min(5, count - offset) }, (_, index) => offset + index + 1);

      expect(await page(offset, 5)).toEqual({ seqs: expected, total: count });
      expect((await page(offset, 5, downwards)).seqs).toEqual(expected.map((seq) => count + 1 - seq));
    },
  );

  it.each([2600, 2601, 500_000])('is empty after %i, beyond the end, with the correct total', async (offset) => {
    expect(await page(offset, 5)).toEqual({ seqs: [], total: count });
    expect(await page(offset, 5, downwards)).toEqual({ seqs: [], total: count });
  });
});
