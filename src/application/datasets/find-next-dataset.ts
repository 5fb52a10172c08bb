import { type NextDataset, nextDataset } from '#domain/datasets/overview/next-dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import type { OverviewRepository } from '../ports/datasets/overview-repository.ts';

export class FindNextDataset {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly overviews: OverviewRepository,
  ) {}

  /** Servers without overviews are asked for a few datasets, one after another. */
  async execute(currentId: string, hasOverviews: boolean): Promise<NextDataset | undefined> {
    if (hasOverviews) return nextDataset(await this.overviews.all(), currentId);
    const others = (await this.datasets.mine()).filter(({ id }) => id !== currentId);
    for (const dataset of others.slice(0, limits.maxNextCandidates)) {
      const left = await this.leftIn(dataset.id);
      if (left > 0) return { dataset, left };
    }
    return undefined;
  }

  /** The metrics of Argilla include records that other users have completed. */
  private async leftIn(datasetId: string): Promise<number> {
    const [progress, metrics] = await Promise.all([
      this.datasets.progress(datasetId),
      this.datasets.metrics(datasetId),
    ]);
    return Math.min(progress.pending, metrics.pending);
  }
}
