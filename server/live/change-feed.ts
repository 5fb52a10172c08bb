import type { Change } from './change.ts';
import type { ChangeEvent } from './change-event.ts';

export interface DatasetWatcher {
  readonly size: number;
  changed(change: Change): void;
  ended(): void;
}

/** `datasetId` is null for changes of all datasets. */
export interface AllDatasetsWatcher {
  readonly size: number;
  changed(change: Change, datasetId: string | null): void;
  ended(): void;
}

export interface ChangeFeed {
  publish(events: readonly ChangeEvent[]): void;
  watch(datasetId: string, watcher: DatasetWatcher): () => void;
  watchAll(watcher: AllDatasetsWatcher): () => void;
  count(): number;
  /** Disconnects all watchers, and later ones at once. */
  end(): void;
}

export const noChangeFeed: ChangeFeed = {
  publish: () => undefined,
  watch: () => () => undefined,
  watchAll: () => () => undefined,
  count: () => 0,
  end: () => undefined,
};
