import type { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { Fake } from './fake.ts';

export class FakeOverviewRepository extends Fake implements OverviewRepository {
  constructor(public overviews: readonly DatasetOverview[] = []) {
    super();
  }

  all = () => this.answer('ERROR_FETCHING_FEEDBACK_DATASETS', () => this.overviews);

  one = (datasetId: string) =>
    this.answer('ERROR_FETCHING_DATASET_INFO', () => this.overviews.find(({ dataset }) => dataset.id === datasetId));
}
