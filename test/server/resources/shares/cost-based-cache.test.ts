import { describe, expect, it } from 'vitest';
import { CostBasedCache } from '#server/resources/shares/cost-based-cache.ts';

/** Counts computations, each with a duration in milliseconds. */
function finding(takes = 100) {
  const state = { now: 0, found: 0 };
  const paced = new CostBasedCache<number>(() => state.now);
  const find = async () => {
    state.now += takes;
    state.found += 1;
    return state.found;
  };
  return { paced, state, find };
}

describe('a cost-based cache', () => {
  it('computes once for concurrent callers', async () => {
    const { paced, find } = finding();

    expect(await Promise.all([paced.get(1, find), paced.get(1, find)])).toEqual([1, 1]);
    expect(await paced.get(2, find)).toBe(2);
  });

  it('computes again after ten times the duration of the computation', async () => {
    const { paced, state, find } = finding(100);
    await paced.get(1, find);

    state.now = 1099;
    expect(await paced.get(1, find)).toBe(1);
    state.now = 1100;
    expect(await paced.get(1, find)).toBe(2);
  });

  it('computes again at once after a failure', async () => {
    const { paced, find } = finding();
    const failing = async () => {
      throw new Error('no database');
    };

    await expect(paced.get(1, failing)).rejects.toThrow('no database');

    expect(await paced.get(1, find)).toBe(1);
  });

  it('evicts the oldest entry beyond its limit', async () => {
    const { paced, find } = finding();
    for (let key = 0; key <= 100; key += 1) await paced.get(key, find);

    expect(await paced.get(100, find)).toBe(101);
    expect(await paced.get(0, find)).toBe(102);
  });
});
