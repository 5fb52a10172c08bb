import { describe, expect, it } from 'vitest';
import { fitting, moveImage, zoomImage } from '#ui/annotation/record/image/zoom.ts';

const frame = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe('the view of an image', () => {
  it('grows from its centre', () => {
    expect(zoomImage(fitting, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('keeps the point under the fingers in place', () => {
    const at = { x: 100, y: -50 };

    const { scale, x, y } = zoomImage(fitting, 2, at, frame);

    const before = { x: at.x, y: at.y };
    expect({ x: (at.x - x) / scale, y: (at.y - y) / scale }).toEqual(before);
  });

  it('stays between the size that fits and sixteen times that', () => {
    expect(zoomImage(fitting, 0.5, middle, frame)).toEqual(fitting);
    expect(zoomImage(fitting, 1000, middle, frame).scale).toBe(16);
  });

  it('returns to the centre when the whole image fits again', () => {
    const close = moveImage(zoomImage(fitting, 4, middle, frame), { x: 200, y: 100 }, frame);

    expect(zoomImage(close, 0.01, { x: 30, y: 30 }, frame)).toEqual(fitting);
  });

  it('stops at the edge of the image', () => {
    const close = zoomImage(fitting, 2, middle, frame);

    expect(moveImage(close, { x: 50, y: -20 }, frame)).toEqual({ scale: 2, x: 50, y: -20 });
    expect(moveImage(close, { x: 5000, y: -5000 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('does not move while the whole image is visible', () => {
    expect(moveImage(fitting, { x: 50, y: 50 }, frame)).toEqual(fitting);
  });
});
