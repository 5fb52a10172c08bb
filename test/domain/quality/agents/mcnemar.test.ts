import { describe, expect, it } from 'vitest';
import { mcNemar } from '#domain/quality/agents/mcnemar.ts';

describe('McNemar’s test', () => {
  it('has nothing to say if two agents are right about the same answers', () => {
    expect(mcNemar({ onlyOne: 0, onlyOther: 0 })).toBeNull();
  });

  it.each([
    [1, 9, 0.021484375],
    [5, 5, 1],
    [0, 5, 0.0625],
  ])('is exact for few differences: %d and %d', (onlyOne, onlyOther, expected) => {
    expect(mcNemar({ onlyOne, onlyOther })).toEqual({ method: 'exact', pValue: expect.closeTo(expected, 12) });
  });

  it.each([
    [121, 59, 5.450094825427e-6],
    [13, 13, 0.844519],
    [30, 25, 0.589639],
  ])('takes χ² for many: %d and %d', (onlyOne, onlyOther, expected) => {
    const { method, pValue } = mcNemar({ onlyOne, onlyOther }) ?? { pValue: Number.NaN };

    expect(method).toBe('chi-squared');
    expect(Math.abs(pValue - expected)).toBeLessThan(expected < 1e-3 ? 1e-12 : 1e-6);
  });
});
