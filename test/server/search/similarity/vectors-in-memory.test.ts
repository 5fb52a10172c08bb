import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeVector } from '#server/search/similarity/float-bytes.ts';
import { bytesOf, VectorsInMemory } from '#server/search/similarity/vectors-in-memory.ts';

function held({ blocks }: VectorsInMemory, dimensions: number) {
  const found = blocks.flatMap(({ values, norms, seqs }) =>
    [...norms.keys()]
      .filter((row) => (norms[row] ?? -1) >= 0)
      .map(
        (row) => [seqs[row] ?? 0, [...values.subarray(row * dimensions, (row + 1) * dimensions)], norms[row]] as const,
      ),
  );
  return found.sort(([one], [other]) => one - other);
}

const seqs = fc.integer({ min: 1, max: 12 });
const doings = fc.array(
  fc.oneof(fc.tuple(seqs, fc.integer({ min: -9, max: 9 })), fc.record({ keep: fc.uniqueArray(seqs) })),
);

describe('vectors in memory', () => {
  it('are the latest of each record, without removed ones', () => {
    void fc.assert(
      fc.property(doings, (all) => {
        const memory = new VectorsInMemory(2);
        let expected: readonly (readonly [number, number])[] = [];

        for (const doing of all)
          if ('keep' in doing) {
            memory.keepOnly((seq) => doing.keep.includes(seq));
            expected = expected.filter(([seq]) => doing.keep.includes(seq));
          } else {
            memory.put(doing[0], writeVector([doing[1], 0]));
            expected = [...expected.filter(([seq]) => seq !== doing[0]), doing];
          }

        const inOrder = expected.toSorted(([one], [other]) => one - other);
        expect(held(memory, 2)).toEqual(inOrder.map(([seq, x]) => [seq, [x, 0], Math.abs(x)]));
        expect(memory.blocks.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('continue in a new block when one is full', () => {
    const memory = new VectorsInMemory(2 ** 18);
    const vector = new Float32Array(2 ** 18).fill(1);

    for (const seq of [1, 2, 3]) memory.put(seq, new Uint8Array(vector.buffer));

    expect(memory.blocks.map(({ seqs, norms }) => [seqs[0], norms[0]])).toEqual([
      [1, 512],
      [2, 512],
      [3, 512],
    ]);
    expect(memory.bytes).toBe(bytesOf(3, 2 ** 18));
  });

  it('omit vectors with other dimensions', () => {
    const memory = new VectorsInMemory(2);

    memory.put(1, writeVector([1, 2, 3]));

    expect(held(memory, 2)).toEqual([]);
  });

  it.each([
    ['infinity', [Number.POSITIVE_INFINITY, 1]],
    ['NaN', [Number.NaN, 1]],
  ])('have no direction if they contain %s', (_, values) => {
    const memory = new VectorsInMemory(2);

    memory.put(1, writeVector(values));

    expect(memory.blocks[0]?.norms[0]).toBe(0);
  });
});
