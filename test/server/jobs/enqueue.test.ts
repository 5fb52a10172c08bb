import { describe, expect, it } from 'vitest';
import { batchesOf } from '#server/jobs/enqueue.ts';

describe('batchesOf', () => {
  it('returns no batch for no texts', () => {
    expect(batchesOf([], 5)).toEqual([]);
  });

  it('fills batches in order', () => {
    expect(batchesOf(['aa', 'bb', 'c', 'dd', 'eee'], 5)).toEqual([
      ['aa', 'bb', 'c'],
      ['dd', 'eee'],
    ]);
  });

  it('gives a text beyond the limit a batch of its own', () => {
    expect(batchesOf(['a', 'bbbbbbbbb', 'c', 'd'], 5)).toEqual([['a'], ['bbbbbbbbb'], ['c', 'd']]);
  });
});
