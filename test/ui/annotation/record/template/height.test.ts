import { describe, expect, it } from 'vitest';
import { Growth } from '#ui/annotation/record/template/frame/growth.ts';
import { begin, told } from '#ui/annotation/record/template/height.ts';

describe('the height of the frame', () => {
  it.each([
    [120.2, 121],
    [0, 24],
    [-5, 24],
    [1e9, 4000],
  ])('that is told as %d is %d', (height, pixels) => {
    expect(told(begin(), height).pixels).toBe(pixels);
  });

  it('begins with the one of the record before', () => {
    expect(begin(told(begin(), 300).pixels).pixels).toBe(300);
  });

  it('stays as it is when a template never lets it rest', () => {
    let height = begin();
    for (let turn = 0; turn < 1000; turn += 1) height = told(height, 100 + (turn % 2));

    expect(told(height, 900)).toEqual(height);
  });

  it('is not used up by being told again', () => {
    let height = told(begin(), 100);
    for (let turn = 0; turn < 1000; turn += 1) height = told(height, 100);

    expect(told(height, 900).pixels).toBe(900);
  });
});

describe('the growth of a content', () => {
  it('is told once for each height', () => {
    const growth = new Growth();

    expect([100, 100, 140, 90].map((height) => growth.hears(height))).toEqual([true, false, true, true]);
  });

  it('ends after five steps when it only follows the frame', () => {
    const growth = new Growth();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    expect(heights.filter((height) => growth.hears(height))).toHaveLength(5);
  });

  it('goes on when the content has changed', () => {
    const growth = new Growth();
    const heights = Array.from({ length: 100 }, (_, index) => 100 + 16 * index);

    const heard = heights.filter((height) => {
      growth.changed();
      return growth.hears(height);
    });

    expect(heard).toEqual(heights);
  });
});
