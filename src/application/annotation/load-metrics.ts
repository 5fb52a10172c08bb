import { initialCriteria } from '#domain/criteria/criteria.ts';
import type { Metrics } from '#domain/datasets/progress.ts';
import { hasFeature } from '#domain/session/environment.ts';
import { limits } from '#domain/shared/limits.ts';
import type { RecordRepository } from '../ports/annotation/record-repository.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { LoadEnvironment } from '../session/load-environment.ts';
import { orElse } from '../shared/or-else.ts';

export class LoadMetrics {
  private searchedAt: number | undefined = undefined;

  constructor(
    private readonly datasets: DatasetRepository,
    private readonly records: RecordRepository,
    private readonly environment: LoadEnvironment,
    private readonly clock: Clock,
  ) {}

  execute(datasetId: string): Promise<Metrics | undefined> {
    return orElse(this.load(datasetId), undefined);
  }

  /**
   * Refreshes the counts for changes by others; the user's own answers are counted locally, so expensive searches are
   * throttled.
   */
  async afterAnswer(datasetId: string): Promise<Metrics | undefined> {
    const age = this.clock.now() - (this.searchedAt ?? Number.NEGATIVE_INFINITY);
    return age < limits.searchedCountsMs ? undefined : this.execute(datasetId);
  }

  /** Waits for the server to announce the counts; asks it only if it does not. */
  async unlessAnnounced(datasetId: string, isAnnounced: () => boolean): Promise<Metrics | undefined> {
    await this.clock.wait(limits.announcedCountsMs);
    return isAnnounced() ? undefined : this.execute(datasetId);
  }

  private async load(datasetId: string): Promise<Metrics> {
    const environment = await this.environment.execute();
    const hasOwnMetrics = environment && hasFeature(environment, 'own-metrics');
    return hasOwnMetrics ? this.datasets.metrics(datasetId) : this.countBySearches(datasetId);
  }

  /** Argilla's metrics include records that other users have answered; its searches do not. */
  private async countBySearches(datasetId: string): Promise<Metrics> {
    this.searchedAt = this.clock.now();
    const countOf = async (status: keyof Omit<Metrics, 'total'>) =>
      (await this.records.searchSilently(datasetId, { ...initialCriteria, status }, { page: 1, limit: 1 })).total;
    const [progress, pending, draft, discarded, submitted] = await Promise.all([
      this.datasets.progress(datasetId, true),
      countOf('pending'),
      countOf('draft'),
      countOf('discarded'),
      countOf('submitted'),
    ]);
    return { total: progress.total, pending, draft, discarded, submitted };
  }
}
