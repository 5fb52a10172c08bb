import { describe, expect, it } from 'vitest';
import { portions } from '#server/jobs/portions.ts';

describe('portions', () => {
  it('are none of nothing', () => {
    expect(portions([], 5)).toEqual([]);
  });

  it('take as much as fits, in order', () => {
    expect(portions(['aa', 'bb', 'c', 'dd', 'eee'], 5)).toEqual([
      ['aa', 'bb', 'c'],
      ['dd', 'eee'],
    ]);
  });

  it('hold what fits nowhere alone', () => {
    expect(portions(['a', 'bbbbbbbbb', 'c', 'd'], 5)).toEqual([['a'], ['bbbbbbbbb'], ['c', 'd']]);
  });
});
