import { describe, expect, it } from 'vitest';
import { fitting, moved, zoomed } from '#ui/annotation/record/image/zoom.ts';

const frame = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe('the view of an image', () => {
  it('grows from its centre', () => {
    expect(zoomed(fitting, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('keeps the point under the fingers in place', () => {
    const at = { x: 100, y: -50 };

    const { scale, x, y } = zoomed(fitting, 2, at, frame);

    const before = { x: at.x, y: at.y };
    expect({ x: (at.x - x) / scale, y: (at.y - y) / scale }).toEqual(before);
  });

  it('stays between the size that fits and sixteen times that', () => {
    expect(zoomed(fitting, 0.5, middle, frame)).toEqual(fitting);
    expect(zoomed(fitting, 1000, middle, frame).scale).toBe(16);
  });

  it('returns to the centre when the whole image fits again', () => {
    const close = moved(zoomed(fitting, 4, middle, frame), { x: 200, y: 100 }, frame);

    expect(zoomed(close, 0.01, { x: 30, y: 30 }, frame)).toEqual(fitting);
  });

  it('stops at the edge of the image', () => {
    const close = zoomed(fitting, 2, middle, frame);

    expect(moved(close, { x: 50, y: -20 }, frame)).toEqual({ scale: 2, x: 50, y: -20 });
    expect(moved(close, { x: 5000, y: -5000 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('does not move while the whole image is visible', () => {
    expect(moved(fitting, { x: 50, y: 50 }, frame)).toEqual(fitting);
  });
});
