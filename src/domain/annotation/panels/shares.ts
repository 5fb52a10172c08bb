import { percent } from '../../datasets/progress.ts';
import { limits } from '../../shared/limits.ts';

export const panels = ['guidelines', 'progress'] as const;
/** What folds, below the record and below the form. */
export type Panel = (typeof panels)[number];

/** What can be made larger and smaller. */
export const parts = ['record', ...panels] as const;
export type Part = (typeof parts)[number];

/** Shares in percent. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const { formLeast, panelLeast, half, step } = limits.layout;

/** Of the pixels that it divides with what stands beside it, the record has at least half, a panel at most. */
export function boundsOf(part: Part, pixels: number): Bounds {
  if (part === 'record') return { least: half, most: Math.max(half, Math.floor(100 - percent(formLeast, pixels))) };
  return { least: Math.min(half, Math.ceil(percent(panelLeast, pixels))), most: half };
}

export const within = (share: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, Math.round(share * 10) / 10));

export type Step = 'smaller' | 'larger' | 'smallest' | 'largest';

export function stepped(share: number, wanted: Step, bounds: Bounds): number {
  switch (wanted) {
    case 'smaller':
      return within(share - step, bounds);
    case 'larger':
      return within(share + step, bounds);
    case 'smallest':
      return bounds.least;
    case 'largest':
      return bounds.most;
  }
}
