/** Position of an image: its scale relative to the size that fits, and its distance from the centre in pixels. */
export interface ZoomState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const maxScale = 16;

export const fitting: ZoomState = { scale: 1, x: 0, y: 0 };

export const zoomStep = 1.25;
/** Distance of one arrow key, as a share of the frame. */
export const frameShareOfStep = 0.12;

/** Zooms and keeps the point `at` in place. Points are relative to the centre of the frame. */
export function zoomImage(view: ZoomState, factor: number, at: Point, frame: Size): ZoomState {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const change = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, frame);
}

export const moveImage = (view: ZoomState, by: Point, frame: Size): ZoomState =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

function within({ scale, x, y }: ZoomState, { width, height }: Size): ZoomState {
  const overflow = (scale - 1) / 2;
  return {
    scale,
    x: clamp(x, -width * overflow, width * overflow),
    y: clamp(y, -height * overflow, height * overflow),
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value)) + 0;
