import type { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { wireDatasetOverview, wireOverview } from '#contract/datasets/overview.ts';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import type { Api } from '../api.ts';
import { toOverview } from './mappers/overview.ts';

const path = 'ext/v1/datasets';

export class HttpOverviewRepository implements OverviewRepository {
  constructor(private readonly api: Api) {}

  async all(): Promise<readonly DatasetOverview[]> {
    const { items } = await this.api.get({ path, schema: wireOverview, failure: 'ERROR_FETCHING_FEEDBACK_DATASETS' });
    return items.map(toOverview);
  }

  async one(datasetId: string): Promise<DatasetOverview | undefined> {
    const overview = await this.api.get({
      path: `${path}/${datasetId}`,
      schema: wireDatasetOverview,
      failure: 'ERROR_FETCHING_DATASET_INFO',
      missingStatus: 404,
      silent: true, // a reload after an event, not after a click
    });
    return overview && toOverview(overview);
  }
}
