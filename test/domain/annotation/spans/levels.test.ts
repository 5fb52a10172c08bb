import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from '#domain/annotation/spans/levels.ts';
import { overlap } from '#domain/annotation/spans/marking.ts';

const range = (start: number, end: number) => ({ start, end });

describe('The level of a span', () => {
  it.each([
    ['the lowest for spans that are apart', [range(0, 3), range(3, 5), range(7, 9)], [0, 0, 0]],
    ['one more for each that overlaps', [range(0, 9), range(1, 8), range(2, 7)], [0, 1, 2]],
    ['lower for the longer of two that begin together', [range(0, 3), range(0, 9)], [1, 0]],
    ['the lowest that is free again', [range(0, 9), range(1, 4), range(2, 5), range(5, 7)], [0, 1, 2, 1]],
    ['different for the same range twice', [range(0, 3), range(0, 3)], [0, 1]],
    ['given in the order of the spans, not of the text', [range(4, 6), range(0, 5)], [1, 0]],
  ])('is %s', (_, spans, expected) => {
    expect(levels(spans)).toEqual(expected);
  });

  it('is empty without spans', () => {
    expect(levels([])).toEqual([]);
  });

  it('is computed again after a removal', () => {
    const spans = [range(0, 9), range(1, 8), range(2, 7)];

    expect(levels(spans.slice(1))).toEqual([0, 1]);
  });

  it('differs for any spans that overlap, and no level is wasted', () => {
    const anyRange = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
      .map(([start, size]) => range(start, start + size));

    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 40 }), (spans) => {
        const found = levels(spans);

        const clashes = spans.flatMap((one, index) =>
          spans
            .slice(index + 1)
            .filter((other, next) => overlap(one, other) && found[index] === found[index + 1 + next]),
        );
        const crowd = Math.max(
          0,
          ...spans.map(({ start }) => spans.filter((each) => overlap(each, range(start, start + 1))).length),
        );
        expect(clashes).toEqual([]);
        expect(Math.max(-1, ...found) + 1).toBe(crowd);
      }),
    );
  });

  it('is found for a thousand spans on top of each other', () => {
    const spans = Array.from({ length: 1000 }, (_, index) => range(index, 10_000 - index));

    expect(levels(spans)).toEqual(spans.map((_, index) => index));
  });
});
