import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeVector } from '#server/search/similarity/float-bytes.ts';
import { type NearestQuery, nearest } from '#server/search/similarity/nearest/nearest.ts';
import { VectorsInMemory } from '#server/search/similarity/vectors-in-memory.ts';

type Vectors = ReadonlyMap<number, readonly number[]>;

function packed(vectors: Vectors, dimensions: number) {
  const memory = new VectorsInMemory(dimensions);
  for (const [seq, values] of vectors) memory.put(seq, writeVector(values));
  return memory.blocks;
}

const length = (values: readonly number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));

function plainCosine(one: readonly number[], other: readonly number[]) {
  const lengths = length(one) * length(other);
  return lengths === 0 ? 0 : one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0) / lengths;
}

const unit = (values: readonly number[]) => Float64Array.from(values, (value) => value / (length(values) || 1));
const allowing = (seqs: readonly number[]) => {
  const set = new Uint8Array(100);
  for (const seq of seqs) set[seq] = 1;
  return set;
};

const plain = { allowed: undefined, except: undefined } satisfies Partial<NearestQuery>;

const cases = fc.integer({ min: 1, max: 9 }).chain((dimensions) => {
  const vector = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: dimensions, maxLength: dimensions });
  return fc.record({
    dimensions: fc.constant(dimensions),
    vectors: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), vector), { selector: ([seq]) => seq }),
    query: vector,
    allowed: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 99 })), { nil: undefined }),
    except: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    most: fc.integer({ min: 1, max: 40 }),
  });
});

describe('the nearest vectors', () => {
  it('equal those of a plain comparison', () => {
    void fc.assert(
      fc.property(cases, ({ dimensions, vectors, query, allowed, except, most }) => {
        const wanted = vectors.filter(([seq]) => seq !== except && (allowed?.includes(seq) ?? true));
        const expected = wanted.map(([, values]) => plainCosine(values, query)).sort((one, other) => other - one);

        const { neighbours, total } = nearest({
          blocks: packed(new Map(vectors), dimensions),
          query: unit(query),
          allowed: allowed && allowing(allowed),
          except,
          limit: most,
        });

        expect(total).toBe(wanted.length);
        expect(neighbours).toHaveLength(Math.min(most, wanted.length));
        neighbours.forEach(({ seq, cosine }, index) => {
          const own = wanted.find(([each]) => each === seq)?.[1] ?? [];
          expect(cosine).toBeCloseTo(plainCosine(own, query), 12);
          expect(cosine).toBeCloseTo(expected[index] ?? Number.NaN, 12);
        });
      }),
    );
  });

  it('are the same for any limit', () => {
    const angles = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 4500) / 4500);
    const vectors = new Map(angles.map((angle, index) => [index + 1, [Math.cos(angle), Math.sin(angle)]]));
    const blocks = packed(vectors, 2);
    const ask = (most: number) => nearest({ ...plain, blocks, query: unit([1, 0]), limit: most });

    const all = ask(Number.POSITIVE_INFINITY);

    expect(all.neighbours).toHaveLength(9000);
    for (const most of [1, 50, 3001])
      expect(ask(most)).toEqual({ total: 9000, neighbours: all.neighbours.slice(0, most) });
  });

  it('are the oldest of equal ones', () => {
    const vectors = new Map(Array.from({ length: 6000 }, (_, index) => [6000 - index, [1, 2]]));

    const { neighbours } = nearest({ ...plain, blocks: packed(vectors, 2), query: unit([1, 2]), limit: 3 });

    expect(neighbours).toEqual([1, 2, 3].map((seq) => ({ seq, cosine: 1 })));
  });

  it('have a similarity of 1 at most', () => {
    const near = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 });

    void fc.assert(
      fc.property(near, (values) => {
        const blocks = packed(new Map([[1, values]]), 7);

        const { neighbours } = nearest({ ...plain, blocks, query: unit(values), limit: 1 });

        expect(neighbours[0]?.cosine).toBeLessThanOrEqual(1);
      }),
    );
  });
});
