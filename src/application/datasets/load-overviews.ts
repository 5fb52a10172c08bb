import { bareOverview, type DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import type { OverviewRepository } from '../ports/datasets/overview-repository.ts';

export class LoadOverviews {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly overviews: OverviewRepository,
  ) {}

  /** Loads overviews in one request where the server offers it, else the datasets alone. */
  async execute(hasOverviews: boolean): Promise<readonly DatasetOverview[]> {
    if (hasOverviews) return this.overviews.all();
    const datasets = await this.datasets.mine();
    return datasets.map(bareOverview);
  }
}
