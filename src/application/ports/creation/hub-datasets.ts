import type { HubInfo, HubRow } from '#domain/creation/source/hub-source.ts';
import type { ColumnStatistics } from '#domain/creation/source/statistics.ts';

export interface HubSplit {
  readonly repoId: string;
  readonly subset: string;
  readonly split: string;
}

export interface HubFirstRows {
  readonly rows: readonly HubRow[];
  /** Indexes of rows with truncated cells. */
  readonly shortened: readonly number[];
}

export interface HubPage {
  readonly rows: readonly HubRow[];
  readonly total: number;
}

/** Reads datasets of the hub. A token opens private ones, and is sent to the hub only. */
export abstract class HubDatasets {
  abstract hosts(address: string): boolean;
  /** Fails for missing and for private datasets. */
  abstract info(repoId: string, token?: string): Promise<HubInfo>;
  /** Empty where the hub has no statistics. */
  abstract statistics(part: HubSplit, token?: string): Promise<readonly ColumnStatistics[]>;
  /** Empty on failure. */
  abstract firstRows(part: HubSplit, token?: string): Promise<HubFirstRows>;
  /** Rows as in files: class labels by name, images by address. */
  abstract rows(part: HubSplit, offset: number, length: number, token?: string): Promise<HubPage>;
}
