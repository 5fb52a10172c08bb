import { describe, expect, it } from 'vitest';
import { batchesOf } from '#server/jobs/enqueue.ts';

describe('portions', () => {
  it('are none of nothing', () => {
    expect(batchesOf([], 5)).toEqual([]);
  });

  it('take as much as fits, in order', () => {
    expect(batchesOf(['aa', 'bb', 'c', 'dd', 'eee'], 5)).toEqual([
      ['aa', 'bb', 'c'],
      ['dd', 'eee'],
    ]);
  });

  it('hold what fits nowhere alone', () => {
    expect(batchesOf(['a', 'bbbbbbbbb', 'c', 'd'], 5)).toEqual([['a'], ['bbbbbbbbb'], ['c', 'd']]);
  });
});
