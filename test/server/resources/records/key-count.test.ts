import { describe, expect, it } from 'vitest';
import { hasMoreKeys } from '#server/resources/records/checking/key-count.ts';

describe('the number of keys in a value', () => {
  it.each([
    [{ a: 1, b: { c: 2 } }, 3],
    [[{ a: 1 }, { a: 2 }, [{ b: [3, 4, 5] }]], 3],
    ['text', 0],
    [null, 0],
  ])('includes nested objects: %j has %i', (value, count) => {
    expect(hasMoreKeys(value, count)).toBe(false);
    expect(hasMoreKeys(value, count - 1)).toBe(true);
  });
});
