import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pop, push } from '#domain/annotation/spans/heap.ts';

describe('A heap', () => {
  it('returns any numbers in order, and then undefined', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const heap: number[] = [];
        for (const number of numbers) push(heap, number);

        const given = numbers.map(() => pop(heap));

        expect(given).toEqual(numbers.toSorted((one, other) => one - other));
        expect(pop(heap)).toBeUndefined();
      }),
    );
  });

  it('accepts numbers in between', () => {
    const heap: number[] = [];
    push(heap, 3);
    push(heap, 1);

    const first = pop(heap);
    push(heap, 2);

    expect([first, pop(heap), pop(heap)]).toEqual([1, 2, 3]);
  });
});
