import { percent } from '../../datasets/progress.ts';
import { limits } from '../../shared/limits.ts';

export const panels = ['guidelines', 'progress'] as const;
/** Panels below the record and the form, which fold. */
export type Panel = (typeof panels)[number];

export const resizableParts = ['record', ...panels] as const;
export type ResizablePart = (typeof resizableParts)[number];

export interface ShareBounds {
  readonly minPercent: number;
  readonly maxPercent: number;
}

const { minFormPx, minPanelPx, halfPercent, stepPercent } = limits.layout;

/** The record takes at least half of the width, a panel at most half of the height. */
export function boundsOf(part: ResizablePart, pixels: number): ShareBounds {
  if (part === 'record')
    return { minPercent: halfPercent, maxPercent: Math.max(halfPercent, Math.floor(100 - percent(minFormPx, pixels))) };
  return { minPercent: Math.min(halfPercent, Math.ceil(percent(minPanelPx, pixels))), maxPercent: halfPercent };
}

export const clampShare = (share: number, { minPercent, maxPercent }: ShareBounds): number =>
  Math.min(maxPercent, Math.max(minPercent, Math.round(share * 10) / 10));

export type ResizeStep = 'smaller' | 'larger' | 'smallest' | 'largest';

export function resizedShare(share: number, direction: ResizeStep, bounds: ShareBounds): number {
  switch (direction) {
    case 'smaller':
      return clampShare(share - stepPercent, bounds);
    case 'larger':
      return clampShare(share + stepPercent, bounds);
    case 'smallest':
      return bounds.minPercent;
    case 'largest':
      return bounds.maxPercent;
  }
}
