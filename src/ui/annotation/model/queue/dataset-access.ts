import type { DatasetSettings, OpenDataset } from '#application/annotation/open-dataset.ts';
import { type AccessLoss, accessLossFrom } from '#application/shared/access-loss.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Task } from '../../../shared/task.ts';

export class DatasetAccess {
  private reported: AccessLoss | undefined = undefined;

  constructor(
    private readonly openDataset: OpenDataset,
    private readonly loading: Task,
  ) {
    makeStateObservable(this);
  }

  get loss(): AccessLoss | undefined {
    return this.reported ?? accessLossFrom(this.loading.failure);
  }

  async loadSettings(datasetId: string): Promise<DatasetSettings | undefined> {
    const settings = await this.openDataset.reloadSettings(datasetId);
    if (typeof settings === 'object') return settings;
    if (settings) this.report(settings);
    return undefined;
  }

  /** The server may have refused a change because the dataset is gone. */
  checkAfter(failure: Failure, datasetId: string) {
    if (accessLossFrom(failure)) void this.loadSettings(datasetId);
  }

  private report(loss: AccessLoss) {
    this.reported = loss;
  }
}
