import type { PersonProgressRepository } from '#application/ports/datasets/person-progress-repository.ts';
import { wirePersonProgress } from '#contract/datasets/person-progress.ts';
import type { PersonProgress } from '#domain/datasets/person-progress.ts';
import type { Api } from '../api.ts';

export class HttpPersonProgressRepository implements PersonProgressRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, startOfToday: string): Promise<readonly PersonProgress[]> {
    const { items } = await this.api.get({
      path: `ext/v1/datasets/${datasetId}/people?since=${encodeURIComponent(startOfToday)}`,
      schema: wirePersonProgress,
      failure: 'POSTIL_FETCHING_METRICS',
      silent: true, // repeated by a timer
    });
    return items.map(({ recent, median_ms, ...person }) => ({
      ...person,
      today: recent,
      medianMs: median_ms ?? undefined,
    }));
  }
}
