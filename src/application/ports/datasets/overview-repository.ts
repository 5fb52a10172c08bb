import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';

/** Only our own server offers it. */
export abstract class OverviewRepository {
  abstract all(): Promise<readonly DatasetOverview[]>;
  /** Undefined when the user cannot see the dataset any more. */
  abstract one(datasetId: string): Promise<DatasetOverview | undefined>;
}
