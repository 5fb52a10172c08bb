import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVectorsSettings } from '#server/resources/dataset-settings/create.ts';
import { forgetVectors } from '#server/search/similarity/forget-vectors.ts';
import { storeVectors } from '#server/search/similarity/store-vectors.ts';
import type { VectorsOfName } from '#server/search/similarity/stored-vectors.ts';
import { VectorMemory } from '#server/search/similarity/vector-memory.ts';
import { bytesOf } from '#server/search/similarity/vectors-in-memory.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const limitBytes = 100_000_000;
const slow = { timeout: 30_000 };

describe('the vector cache', () => {
  let world: TestApp;
  let dataset: World;
  let count = 0;

  beforeAll(async () => {
    world = await testApp();
    dataset = await aDataset(world.db, { workspaceId: await world.addWorkspace('team') });
  });
  afterAll(() => world.close());

  async function aName(dimensions = 2) {
    const name = `name-${count++}`;
    const numbers = await world.db
      .transaction()
      .execute((trx) => createVectorsSettings(trx, dataset.id, [{ name, title: name, dimensions }]));
    const settingN = numbers.get(name) ?? 0;
    const now = async (): Promise<VectorsOfName> => ({
      ds: dataset.ds,
      ...(await world.db
        .selectFrom('vectors_settings')
        .select(['n', 'dimensions', 'version', 'forgotten'])
        .where('n', '=', settingN)
        .executeTakeFirstOrThrow()),
    });
    const store = (...seqs: readonly number[]) =>
      world.db.transaction().execute((trx) =>
        storeVectors(
          trx,
          dataset.ds,
          seqs.map((seq) => ({ seq, settingN, values: Array.from({ length: dimensions }, (_, at) => seq + at) })),
        ),
      );
    return { now, store };
  }

  const forget = (...seqs: readonly number[]) =>
    world.db.transaction().execute((trx) => forgetVectors(trx, dataset.ds, seqs));

  const found = async (memory: VectorMemory, of: VectorsOfName) => {
    const query = new Float64Array(of.dimensions);
    query[0] = 1;
    const { neighbours, total } = await memory.nearest(of, {
      query,
      allowed: undefined,
      except: undefined,
      limit: 9999,
    });
    expect(neighbours).toHaveLength(total);
    return neighbours.map(({ seq }) => seq).sort((one, other) => one - other);
  };

  it('is current after each write and deletion', slow, async () => {
    const seqs = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
    const doings = fc.array(fc.record({ forgotten: seqs, stored: seqs }), { maxLength: 5 });
    const [memory, forgetful] = [new VectorMemory(world.db, limitBytes), new VectorMemory(world.db, 0)];

    await fc.assert(
      fc.asyncProperty(doings, async (all) => {
        const { now, store } = await aName();
        let expected: readonly number[] = [];

        for (const { forgotten, stored } of all) {
          await forget(...forgotten);
          await store(...stored);
          expected = [...new Set([...expected.filter((seq) => !forgotten.includes(seq)), ...stored])].sort();
          expect(await found(memory, await now())).toEqual(expected);
          expect(await found(forgetful, await now())).toEqual(expected);
        }
        expect(forgetful.bytes).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  it('reads more vectors than fit a page, each once', async () => {
    const { now, store } = await aName(2 ** 17);
    await store(1, 2, 3);
    await store(2, 4);

    for (const most of [limitBytes, 0])
      expect(await found(new VectorMemory(world.db, most), await now())).toEqual([1, 2, 3, 4]);
  });

  it('gives the same results from memory and from the database', async () => {
    const { now, store } = await aName(3);
    await store(...Array.from({ length: 5000 }, (_, index) => index + 1));
    const allowed = new Uint8Array(6000).fill(1, 100, 4900);
    const ask = { query: Float64Array.of(0.6, 0, 0.8), allowed, except: 500, limit: 70 };

    const [kept, read] = await Promise.all(
      [limitBytes, 0].map(async (most) => new VectorMemory(world.db, most).nearest(await now(), ask)),
    );

    expect(kept).toEqual(read);
    expect(kept).toMatchObject({ total: 4799, neighbours: { length: 70 } });
  });

  it('evicts the least recently used vectors', async () => {
    const names = [await aName(), await aName(), await aName()];
    for (const { store } of names) await store(1, 2);
    const [first, second, third] = await Promise.all(names.map(({ now }) => now()));
    if (!first || !second || !third) throw new Error('Three names were made');
    const one = new VectorMemory(world.db, limitBytes);
    await found(one, first);
    const memory = new VectorMemory(world.db, 2 * one.bytes);

    for (const name of [first, second, first, third]) await found(memory, name);

    expect(memory.bytes).toBe(2 * one.bytes);
    await world.db.deleteFrom('vectors').where('ds', '=', dataset.ds).execute(); // bypasses the cache
    expect(await found(memory, third)).toEqual([1, 2]);
    expect(await found(memory, first)).toEqual([1, 2]);
    expect(await found(memory, second)).toEqual([]);
  });

  it('evicts vectors that grew beyond the limit, and still finds them', async () => {
    const [small, growing] = [await aName(), await aName(2 ** 16)];
    await small.store(1, 2);
    await growing.store(1);
    const memory = new VectorMemory(world.db, bytesOf(8, 2 ** 16));
    await found(memory, await growing.now());
    await found(memory, await small.now());

    await growing.store(2, 3, 4, 5, 6, 7, 8, 9);

    for (const _ of ['grown', 'known to be too big'])
      expect(await found(memory, await growing.now())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await world.db.deleteFrom('vectors').where('ds', '=', dataset.ds).execute(); // bypasses the cache
    expect(await found(memory, await growing.now())).toEqual([]);
    expect(await found(memory, await small.now())).toEqual([1, 2]);
  });

  it('gives concurrent requests the same result during writes', async () => {
    const { now, store } = await aName();
    await store(1, 2, 3);
    const memory = new VectorMemory(world.db, limitBytes);
    const before = await now();

    const [one, other] = await Promise.all([found(memory, before), found(memory, before), store(4), store(5)]);

    for (const each of [one, other]) expect(each.slice(0, 3)).toEqual([1, 2, 3]);
    expect(await found(memory, await now())).toEqual([1, 2, 3, 4, 5]);
  });

  it('recovers after a failure of the database', async () => {
    const { now, store } = await aName();
    await store(1);
    const vectors = await now();
    const memory = new VectorMemory(world.db, limitBytes);

    const failed = memory.nearest(
      { ...vectors, ds: 0.5 },
      { query: Float64Array.of(1, 0), allowed: undefined, except: undefined, limit: 1 },
    );

    await expect(failed).rejects.toThrow();
    expect(await found(memory, vectors)).toEqual([1]);
  });
});
