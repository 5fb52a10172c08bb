import type { Change } from './change.ts';
import type { Happening } from './happening.ts';

/** Whoever wants to know of the changes of one dataset. */
export interface Watcher {
  /** How many people it passes things on to. */
  readonly size: number;
  changed(change: Change): void;
  /** The server stops. */
  ended(): void;
}

/** Whoever wants to know of the changes of all datasets; null stands for all of them. */
export interface WideWatcher {
  readonly size: number;
  changed(change: Change, datasetId: string | null): void;
  ended(): void;
}

/** Passes on what has changed to whoever watches. */
export interface LiveHub {
  note(happenings: readonly Happening[]): void;
  /** Until the function that it gives back is called. */
  watch(datasetId: string, watcher: Watcher): () => void;
  watchAll(watcher: WideWatcher): () => void;
  /** How many people are told. */
  count(): number;
  /** Sends everybody away, those who come later too. */
  end(): void;
}

export const nobodyWatches: LiveHub = {
  note: () => undefined,
  watch: () => () => undefined,
  watchAll: () => () => undefined,
  count: () => 0,
  end: () => undefined,
};
