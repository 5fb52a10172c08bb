import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetVectors } from '#server/search/similarity/forget-vectors.ts';
import { type StoredVector, storeVectors } from '#server/search/similarity/store-vectors.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('storing vectors', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let settingN: number;
  let count = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    dataset = await aDataset(world.db, { workspaceId, name: `reviews-${count++}` });
    settingN = (await setting()).n;
  });

  const setting = () =>
    world.db
      .selectFrom('vectors_settings')
      .select(['n', 'version', 'forgotten'])
      .where('dataset_id', '=', dataset.id)
      .executeTakeFirstOrThrow();
  const stored = () =>
    world.db.selectFrom('vectors').select(['seq', 'changed']).where('ds', '=', dataset.ds).orderBy('seq').execute();
  const store = (...vectors: readonly Omit<StoredVector, 'settingN'>[]) =>
    world.db.transaction().execute((trx) =>
      storeVectors(
        trx,
        dataset.ds,
        vectors.map((vector) => ({ ...vector, settingN })),
      ),
    );
  const forget = (...seqs: readonly number[]) =>
    world.db.transaction().execute((trx) => forgetVectors(trx, dataset.ds, seqs));

  it('increments the version once for each write', async () => {
    await store({ seq: 1, values: [1, 0] }, { seq: 2, values: [0, 1] });
    await store({ seq: 2, values: [1, 1] });

    expect(await stored()).toEqual([
      { seq: 1, changed: 1 },
      { seq: 2, changed: 2 },
    ]);
    expect(await setting()).toMatchObject({ version: 2, forgotten: 0 });
  });

  it('stores the version of the last deletion', async () => {
    await store({ seq: 1, values: [1, 0] }, { seq: 2, values: [0, 1] });

    await forget(1, 99);

    expect(await stored()).toEqual([{ seq: 2, changed: 1 }]);
    expect(await setting()).toMatchObject({ version: 2, forgotten: 2 });
  });

  it('keeps the version without deletions', async () => {
    await store({ seq: 1, values: [1, 0] });

    await forget(2);

    expect(await setting()).toMatchObject({ version: 1, forgotten: 0 });
  });

  it('leaves other datasets unchanged', async () => {
    const { db } = world;
    await store({ seq: 1, values: [1, 0] });
    const other = await aDataset(db, { workspaceId, name: `other-${count}` });

    await db.transaction().execute((trx) => forgetVectors(trx, other.ds, [1]));

    expect(await stored()).toEqual([{ seq: 1, changed: 1 }]);
  });

  it('increments versions in commit order', async () => {
    const writings = Array.from({ length: 8 }, (_, index) => store({ seq: index + 1, values: [index, 1] }));

    await Promise.all(writings);

    expect((await stored()).map(({ changed }) => changed).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
