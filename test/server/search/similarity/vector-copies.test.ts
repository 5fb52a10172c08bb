import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgvectorType } from '#server/search/similarity/copies/extension.ts';
import { VectorCopies } from '#server/search/similarity/copies/vector-copies.ts';
import { directionOf } from '#server/search/similarity/direction.ts';
import { forgetVectors } from '#server/search/similarity/forget-vectors.ts';
import { VectorMemory } from '#server/search/similarity/vector-memory.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { vectorNames } from '../../../support/server/vector-names.ts';

const limitBytes = 100_000_000;
const slow = { timeout: 60_000 };
const hasPgvector = process.env.TEST_PGVECTOR === 'yes';

describe('the copies of vectors for pgvector', () => {
  let world: TestApp;
  let names: Awaited<ReturnType<typeof vectorNames>>;

  beforeAll(async () => {
    world = await testApp();
    names = await vectorNames(world);
  });
  afterAll(() => world.close());

  it('exist only if pgvector is installed', async () => {
    const type = await pgvectorType(world.db);

    expect(type !== undefined).toBe(hasPgvector);
  });

  it('give the same results as memory for any vectors and requests', slow, async () => {
    const numbers = fc.array(fc.oneof(fc.float({ noNaN: true, noDefaultInfinity: true }), fc.constant(0)), {
      minLength: 3,
      maxLength: 3,
    });
    const doing = fc.record({
      stored: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), numbers),
      forgotten: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      asked: numbers,
      allowed: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 7 })), { nil: undefined }),
      except: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      limit: fc.integer({ min: 1, max: 8 }),
      sign: fc.constantFrom(1 as const, -1 as const),
    });
    const [memory, forgetful] = [new VectorMemory(world.db, limitBytes), new VectorMemory(world.db, 0)];

    await fc.assert(
      fc.asyncProperty(fc.array(doing, { minLength: 1, maxLength: 4 }), async (doings) => {
        const { now, store } = await names.add(3);
        for (const { stored, forgotten, asked, allowed, except, limit, sign } of doings) {
          await world.db.transaction().execute((trx) => forgetVectors(trx, names.ds, forgotten));
          await store(Object.entries(stored).map(([seq, values]) => ({ seq: Number(seq), values })));
          const set = allowed && Uint8Array.from({ length: 8 }, (_, seq) => (allowed.includes(seq) ? 1 : 0));
          const ask = { query: directionOf(asked, sign), allowed: set, except, limit };

          const answer = await forgetful.nearest(await now(), ask);

          expect(answer).toEqual(await memory.nearest(await now(), ask));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are updated, also by concurrent processes', async () => {
    const { now, store } = await names.add(2);
    const copies = [new VectorCopies(world.db), new VectorCopies(world.db)];
    const ask = { query: directionOf([1, 0], 1), allowed: undefined, except: undefined, limit: 50 };
    await store([{ seq: 1, values: [1, 0] }]);
    const first = await now();
    await Promise.all(copies.map((each) => each.nearest(first, ask)));
    await store([{ seq: 2, values: [1, 1] }]);
    const second = await now();

    const answers = await Promise.all([...copies, ...copies].map((each) => each.nearest(second, ask)));

    for (const answer of answers)
      expect(answer?.neighbours.map(({ seq }) => seq)).toEqual(hasPgvector ? [1, 2] : undefined);
  });

  it('are deleted with their settings', async () => {
    const { now, store, remove } = await names.add(2);
    await store([{ seq: 1, values: [1, 0] }]);
    const of = await now();
    await new VectorCopies(world.db).nearest(of, {
      query: directionOf([1, 0], 1),
      allowed: undefined,
      except: undefined,
      limit: 1,
    });

    await remove();

    expect(await names.copiesOf(of.n)).toBe(0);
  });
});
