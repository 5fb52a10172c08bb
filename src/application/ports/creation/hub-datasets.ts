import type { HubInfo, HubRow } from '#domain/creation/source/hub-source.ts';
import type { ColumnStatistics } from '#domain/creation/source/statistics.ts';

/** A part of a repository of the hub. */
export interface HubSplit {
  readonly repoId: string;
  readonly subset: string;
  readonly split: string;
}

export interface HubFirstRows {
  readonly rows: readonly HubRow[];
  /** Those in which cells are cut short, by their places. */
  readonly shortened: readonly number[];
}

export interface HubPage {
  readonly rows: readonly HubRow[];
  /** How many there are in all. */
  readonly total: number;
}

/** What the hub shows of its datasets; of private ones, to whoever has a token for them. It is told nobody else. */
export abstract class HubDatasets {
  /** Whether a picture at this address is the hub's own. */
  abstract hosts(address: string): boolean;
  /** Refused where there is none, or none that may be seen. */
  abstract info(repoId: string, token?: string): Promise<HubInfo>;
  /** Nothing where the hub has not counted. */
  abstract statistics(part: HubSplit, token?: string): Promise<readonly ColumnStatistics[]>;
  /** A first-row failure returns empty. */
  abstract firstRows(part: HubSplit, token?: string): Promise<HubFirstRows>;
  /** As they are in files: class labels by their names, pictures by their addresses. */
  abstract rows(part: HubSplit, offset: number, length: number, token?: string): Promise<HubPage>;
}
