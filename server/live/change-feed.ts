import type { Change } from './change.ts';
import type { ChangeEvent } from './change-event.ts';

/** Whoever wants to know of the changes of one dataset. */
export interface DatasetWatcher {
  /** How many people it passes things on to. */
  readonly size: number;
  changed(change: Change): void;
  /** The server stops. */
  ended(): void;
}

/** Whoever wants to know of the changes of all datasets; null stands for all of them. */
export interface AllDatasetsWatcher {
  readonly size: number;
  changed(change: Change, datasetId: string | null): void;
  ended(): void;
}

/** Passes on what has changed to whoever watches. */
export interface ChangeFeed {
  publish(happenings: readonly ChangeEvent[]): void;
  /** Until the function that it gives back is called. */
  watch(datasetId: string, watcher: DatasetWatcher): () => void;
  watchAll(watcher: AllDatasetsWatcher): () => void;
  /** How many people are told. */
  count(): number;
  /** Sends everybody away, those who come later too. */
  end(): void;
}

export const noChangeFeed: ChangeFeed = {
  publish: () => undefined,
  watch: () => () => undefined,
  watchAll: () => () => undefined,
  count: () => 0,
  end: () => undefined,
};
