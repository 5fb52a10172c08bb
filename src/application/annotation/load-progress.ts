import type { Progress } from '#domain/datasets/progress.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { orElse } from '../shared/or-else.ts';

/** How far the team has come, for whoever works on something else. */
export class LoadProgress {
  constructor(private readonly datasets: DatasetRepository) {}

  /** Nobody has asked for it: where it cannot be had, it is left out. */
  execute(datasetId: string): Promise<Progress | undefined> {
    return orElse(this.datasets.progress(datasetId, true), undefined);
  }
}
