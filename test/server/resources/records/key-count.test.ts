import { describe, expect, it } from 'vitest';
import { hasMoreKeys } from '#server/resources/records/checking/key-count.ts';

describe('the keys of a value', () => {
  it.each([
    [{ a: 1, b: { c: 2 } }, 3],
    [[{ a: 1 }, { a: 2 }, [{ b: [3, 4, 5] }]], 3],
    ['text', 0],
    [null, 0],
  ])('are counted in all of its objects: %j has %i', (value, count) => {
    expect(hasMoreKeys(value, count)).toBe(false);
    expect(hasMoreKeys(value, count - 1)).toBe(true);
  });
});
