import { describe, expect, it } from 'vitest';
import { boundsOf, clampShare, resizedShare } from '#domain/annotation/panels/panel-sizes.ts';

describe('the record', () => {
  it.each([
    [1101, 70],
    [1440, 77],
    [2560, 87],
  ])('has half of %i px at least, and leaves the form 320 of them: %i percent at most', (width, maxPercent) => {
    expect(boundsOf('record', width)).toEqual({ minPercent: 50, maxPercent });
  });

  it('has half where there is no room for a form', () => {
    expect(boundsOf('record', 400)).toEqual({ minPercent: 50, maxPercent: 50 });
  });
});

describe('a panel', () => {
  it('is 80 px high at least, and takes half of its column at most', () => {
    expect(boundsOf('guidelines', 800)).toEqual({ minPercent: 10, maxPercent: 50 });
    expect(boundsOf('progress', 801)).toEqual({ minPercent: 10, maxPercent: 50 });
  });

  it('takes no more than half of a low column either', () => {
    expect(boundsOf('progress', 100)).toEqual({ minPercent: 50, maxPercent: 50 });
  });
});

describe('a share', () => {
  const bounds = { minPercent: 50, maxPercent: 70 };

  it.each([
    ['smaller', 60, 58],
    ['larger', 60, 62],
    ['smallest', 60, 50],
    ['largest', 60, 70],
    ['smaller', 51, 50],
    ['larger', 69, 70],
  ] as const)('made %s from %i is %i', (step, share, next) => {
    expect(resizedShare(share, step, bounds)).toBe(next);
  });

  it.each([
    [61.234, 61.2],
    [12, 50],
    [99, 70],
  ])('outside or between steps, such as %d, becomes %d', (share, kept) => {
    expect(clampShare(share, bounds)).toBe(kept);
  });
});
