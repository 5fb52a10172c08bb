import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';
import { Fake, failing } from './fake.ts';

export class FakeDatasetRepository extends Fake implements DatasetRepository {
  team: Progress = { total: 0, completed: 0, pending: 0, users: [] };
  own: Metrics = { total: 0, submitted: 0, discarded: 0, draft: 0, pending: 0 };

  constructor(public datasets: readonly Dataset[] = []) {
    super();
  }

  mine = () => this.answer('ERROR_FETCHING_FEEDBACK_DATASETS', () => this.datasets);

  get = (id: string) =>
    this.answer('ERROR_FETCHING_DATASET_INFO', () => {
      const dataset = this.datasets.find((each) => each.id === id);
      if (!dataset) throw failing('ERROR_FETCHING_DATASET_INFO', 404);
      return dataset;
    });

  progress = () => this.answer('ERROR_DELETING_DATASET', () => this.team);

  metrics = () => this.answer('POSTIL_FETCHING_METRICS', () => this.own);
}
