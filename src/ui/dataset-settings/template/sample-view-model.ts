import type { LoadSample, Sample } from '#application/datasets/settings/load-sample.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export class SampleViewModel {
  private sample: Sample | undefined = undefined;
  readonly loading = new Task();
  private datasetId = '';

  constructor(private readonly loadSample: LoadSample) {
    makeStateObservable(this);
  }

  get record() {
    return this.sample?.record;
  }

  get page() {
    return this.sample?.page ?? 1;
  }

  get total() {
    return this.sample?.total ?? 0;
  }

  loadFirst(datasetId: string) {
    if (this.datasetId === datasetId) return;
    this.datasetId = datasetId;
    this.sample = undefined;
    void this.loading.run(() => this.loadSample.first(datasetId), this.show);
  }

  step(by: number) {
    const { sample } = this;
    const page = this.page + by;
    if (!sample || page < 1 || page > sample.total) return;
    void this.loading.run(() => this.loadSample.at(this.datasetId, sample.status, page), this.show);
  }

  private show(sample: Sample | undefined) {
    this.sample = sample ?? this.sample;
  }
}
