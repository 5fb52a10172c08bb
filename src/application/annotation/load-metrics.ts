import type { Metrics } from '#domain/datasets/progress.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { orElse } from '../shared/or-else.ts';

export class LoadMetrics {
  constructor(private readonly datasets: DatasetRepository) {}

  /** A metrics fetch failure is swallowed: the counts are left out. */
  execute(datasetId: string): Promise<Metrics | undefined> {
    return orElse(this.datasets.metrics(datasetId), undefined);
  }
}
