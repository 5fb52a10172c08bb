import { percent } from '../../datasets/progress.ts';
import { limits } from '../../shared/limits.ts';

export const panels = ['guidelines', 'progress'] as const;
/** What folds, below the record and below the form. */
export type Panel = (typeof panels)[number];

/** What can be made larger and smaller. */
export const resizableParts = ['record', ...panels] as const;
export type ResizablePart = (typeof resizableParts)[number];

/** Shares in percent. */
export interface ShareBounds {
  readonly minPercent: number;
  readonly maxPercent: number;
}

const { minFormPx, minPanelPx, halfPercent, stepPercent } = limits.layout;

/** Of the pixels that it divides with what stands beside it, the record has at minPercent half, a panel at maxPercent. */
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
