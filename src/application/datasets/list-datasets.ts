import type { Dataset } from '#domain/datasets/dataset.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';

export class ListDatasets {
  constructor(private readonly datasets: DatasetRepository) {}

  /** Those worked on last come first. */
  async execute(): Promise<readonly Dataset[]> {
    const datasets = await this.datasets.mine();
    return datasets.toSorted((one, other) => other.lastActivityAt.localeCompare(one.lastActivityAt));
  }
}
