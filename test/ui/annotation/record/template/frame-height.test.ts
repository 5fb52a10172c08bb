import { describe, expect, it } from 'vitest';
import { GrowthGuard } from '#ui/annotation/record/template/frame/growth-guard.ts';
import { adjustedHeight, initialHeight } from '#ui/annotation/record/template/frame-height.ts';

describe('the height of the frame', () => {
  it.each([
    [120.2, 121],
    [0, 24],
    [-5, 24],
    [1e9, 4000],
  ])('that is told as %d is %d', (height, pixels) => {
    expect(adjustedHeight(initialHeight(), height).pixels).toBe(pixels);
  });

  it('begins with the one of the record before', () => {
    expect(initialHeight(adjustedHeight(initialHeight(), 300).pixels).pixels).toBe(300);
  });

  it('stays as it is when a template never lets it rest', () => {
    let height = initialHeight();
    for (let turn = 0; turn < 1000; turn += 1) height = adjustedHeight(height, 100 + (turn % 2));

    expect(adjustedHeight(height, 900)).toEqual(height);
  });

  it('is not used up by being told again', () => {
    let height = adjustedHeight(initialHeight(), 100);
    for (let turn = 0; turn < 1000; turn += 1) height = adjustedHeight(height, 100);

    expect(adjustedHeight(height, 900).pixels).toBe(900);
  });
});

describe('the growth of a content', () => {
  it('is told once for each height', () => {
    const growth = new GrowthGuard();

    expect([100, 100, 140, 90].map((height) => growth.shouldReport(height))).toEqual([true, false, true, true]);
  });

  it('ends after five steps when it only follows the frame', () => {
    const growth = new GrowthGuard();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    expect(heights.filter((height) => growth.shouldReport(height))).toHaveLength(5);
  });

  it('goes on when the content has changed', () => {
    const growth = new GrowthGuard();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    const heard = heights.filter((height) => {
      growth.reset();
      return growth.shouldReport(height);
    });

    expect(heard).toEqual(heights);
  });
});
