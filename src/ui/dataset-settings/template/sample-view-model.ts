import type { LoadSample, Sample } from '#application/datasets/settings/load-sample.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

/** The record with which the settings are tried. */
export class SampleViewModel {
  private shown: Sample | undefined = undefined;
  readonly loading = new Task();
  private datasetId = '';

  constructor(private readonly loadSample: LoadSample) {
    makeStateObservable(this);
  }

  get record() {
    return this.shown?.record;
  }

  get page() {
    return this.shown?.page ?? 1;
  }

  get total() {
    return this.shown?.total ?? 0;
  }

  /** Looks for one, the first time that somebody needs it. */
  want(datasetId: string) {
    if (this.datasetId === datasetId) return;
    this.datasetId = datasetId;
    this.shown = undefined;
    void this.loading.run(() => this.loadSample.first(datasetId), this.show);
  }

  /** By so many records, not beyond the ends. */
  step(by: number) {
    const { shown } = this;
    const page = this.page + by;
    if (!shown || page < 1 || page > shown.total) return;
    void this.loading.run(() => this.loadSample.at(this.datasetId, shown.status, page), this.show);
  }

  private show(sample: Sample | undefined) {
    this.shown = sample ?? this.shown;
  }
}
