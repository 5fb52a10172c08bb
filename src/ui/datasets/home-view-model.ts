import { makeAutoObservable } from 'mobx';
import type { ListDatasets } from '#application/datasets/list-datasets.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';

export class HomeViewModel implements ViewModel {
  datasets: readonly Dataset[] | undefined = undefined;
  readonly loading = new Task();

  constructor(private readonly listDatasets: ListDatasets) {
    makeAutoObservable<HomeViewModel, 'listDatasets'>(this, { listDatasets: false }, { autoBind: true, deep: false });
  }

  activate() {
    this.load();
    return this.loading.cancel;
  }

  load() {
    void this.loading.run(() => this.listDatasets.execute(), this.show);
  }

  private show(datasets: readonly Dataset[]) {
    this.datasets = datasets;
  }
}
