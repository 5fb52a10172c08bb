import { describe, expect, it } from 'vitest';
import { GrowthGuard } from '#ui/annotation/record/template/frame/growth-guard.ts';
import { adjustedHeight, initialHeight } from '#ui/annotation/record/template/frame-height.ts';

describe('the height of a template frame', () => {
  it.each([
    [120.2, 121],
    [0, 24],
    [-5, 24],
    [1e9, 4000],
  ])('with a reported height of %d is %d', (height, pixels) => {
    expect(adjustedHeight(initialHeight(), height).pixels).toBe(pixels);
  });

  it('starts at the height of the previous record', () => {
    expect(initialHeight(adjustedHeight(initialHeight(), 300).pixels).pixels).toBe(300);
  });

  it('stops changing if a template never settles', () => {
    let height = initialHeight();
    for (let turn = 0; turn < 1000; turn += 1) height = adjustedHeight(height, 100 + (turn % 2));

    expect(adjustedHeight(height, 900)).toEqual(height);
  });

  it('ignores repeated reports of the same height', () => {
    let height = adjustedHeight(initialHeight(), 100);
    for (let turn = 0; turn < 1000; turn += 1) height = adjustedHeight(height, 100);

    expect(adjustedHeight(height, 900).pixels).toBe(900);
  });
});

describe('the growth of template content', () => {
  it('is reported once per height', () => {
    const growth = new GrowthGuard();

    expect([100, 100, 140, 90].map((height) => growth.shouldReport(height))).toEqual([true, false, true, true]);
  });

  it('stops after five steps if it only follows the frame', () => {
    const growth = new GrowthGuard();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    expect(heights.filter((height) => growth.shouldReport(height))).toHaveLength(5);
  });

  it('continues after a change of the content', () => {
    const growth = new GrowthGuard();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    const reported = heights.filter((height) => {
      growth.reset();
      return growth.shouldReport(height);
    });

    expect(reported).toEqual(heights);
  });
});
