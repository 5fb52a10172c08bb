import type { Happening } from './happening.ts';

/** Passes on what has changed to whoever watches. */
export interface LiveHub {
  note(happenings: readonly Happening[]): void;
}

export const nobodyWatches: LiveHub = { note: () => undefined };
