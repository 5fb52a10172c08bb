import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, wilson } from '#domain/quality/agents/proportions.ts';

const proportion = fc
  .integer({ min: 1, max: 200 })
  .chain((of) => fc.record({ count: fc.nat({ max: of }), of: fc.constant(of) }));

describe('the interval of a proportion', () => {
  it('is that of Newcombe’s table for 81 of 263', () => {
    const interval = wilson({ count: 81, of: 263 });

    expect(interval?.low.toFixed(4)).toBe('0.2553');
    expect(interval?.high.toFixed(4)).toBe('0.3662');
  });

  it('ends at 0 and 1', () => {
    expect(wilson({ count: 0, of: 20 })).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(wilson({ count: 20, of: 20 })).toEqual({ low: expect.closeTo(0.8389, 4), high: 1 });
    expect(wilson({ count: 0, of: 0 })).toBeNull();
  });

  it('contains the proportion', () => {
    fc.assert(
      fc.property(proportion, ({ count, of }) => {
        const { low, high } = wilson({ count, of }) ?? { low: 1, high: 0 };
        expect(low).toBeLessThanOrEqual(count / of);
        expect(high).toBeGreaterThanOrEqual(count / of);
      }),
    );
  });
});

describe('the difference of two proportions', () => {
  it('has the interval of Newcombe’s table for 56 of 70 and 48 of 80', () => {
    const difference = differenceOf({ count: 56, of: 70 }, { count: 48, of: 80 });

    expect(difference?.value).toBeCloseTo(0.2, 12);
    expect(difference?.low.toFixed(4)).toBe('0.0524');
    expect(difference?.high.toFixed(4)).toBe('0.3339');
  });

  it('needs two proportions', () => {
    expect(differenceOf({ count: 0, of: 0 }, { count: 1, of: 2 })).toBeNull();
    expect(differenceOf({ count: 1, of: 2 }, { count: 0, of: 0 })).toBeNull();
  });

  it('changes its sign with the order', () => {
    fc.assert(
      fc.property(proportion, proportion, (one, other) => {
        const [there, back] = [differenceOf(one, other), differenceOf(other, one)];
        expect(there?.low).toBeCloseTo(-(back?.high ?? 0), 12);
        expect(there?.value).toBeGreaterThanOrEqual((there?.low ?? 2) - 1e-12);
      }),
    );
  });
});
