import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';

/** What only our own server tells at once. */
export abstract class OverviewRepository {
  abstract all(): Promise<readonly DatasetOverview[]>;
  /** Nothing where the reader sees no such dataset any more. */
  abstract one(datasetId: string): Promise<DatasetOverview | undefined>;
}
