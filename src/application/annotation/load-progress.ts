import type { Progress } from '#domain/datasets/progress.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { orElse } from '../shared/or-else.ts';

export class LoadProgress {
  constructor(private readonly datasets: DatasetRepository) {}

  /** A failure is ignored: the progress is left out. */
  execute(datasetId: string): Promise<Progress | undefined> {
    return orElse(this.datasets.progress(datasetId, true), undefined);
  }
}
