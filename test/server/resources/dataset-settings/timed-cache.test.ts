import { describe, expect, it } from 'vitest';
import { TimedCache } from '#server/resources/dataset-settings/metadata/timed-cache.ts';

describe('a timed cache', () => {
  let now = 0;
  let found = 0;
  const find = async () => {
    found += 1;
    return found;
  };
  const recent = () => {
    now = 0;
    found = 0;
    return new TimedCache<number>(1000, 2, () => now);
  };

  it('computes once for concurrent callers', async () => {
    const values = recent();

    expect(await Promise.all([values.get('a', find), values.get('a', find), values.get('b', find)])).toEqual([1, 1, 2]);
  });

  it('computes again after the time', async () => {
    const values = recent();
    await values.get('a', find);

    now = 999;
    const first = await values.get('a', find);
    now = 1000;
    const second = await values.get('a', find);

    expect([first, second]).toEqual([1, 2]);
  });

  it('limits its entries', async () => {
    const values = recent();

    for (const key of ['a', 'b', 'c']) await values.get(key, find);

    expect(await values.get('a', find)).toBe(4);
    expect(await values.get('c', find)).toBe(3);
  });

  it('computes again after a failure', async () => {
    const values = recent();
    const failing = () => Promise.reject(new Error('gone'));

    await expect(values.get('a', failing)).rejects.toThrow('gone');

    expect(await values.get('a', find)).toBe(1);
  });
});
