import { makeAutoObservable } from 'mobx';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';

export class SettingsViewModel implements ViewModel {
  dataset: Dataset | undefined = undefined;
  readonly loading = new Task();
  private datasetId = '';

  constructor(private readonly datasets: DatasetRepository) {
    makeAutoObservable<SettingsViewModel, 'datasets'>(this, { datasets: false }, { autoBind: true, deep: false });
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.datasets.get(this.datasetId), this.show);
  }

  private show(dataset: Dataset) {
    this.dataset = dataset;
  }
}
