import { type AccessLoss, accessLossFrom } from '#application/shared/access-loss.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Task } from '../../../shared/task.ts';

/** Whether the dataset is there no longer, or not for this person. */
export class LossViewModel {
  private told: AccessLoss | undefined = undefined;

  constructor(private readonly loading: Task) {
    makeStateObservable(this);
  }

  get kind(): AccessLoss | undefined {
    return this.told ?? accessLossFrom(this.loading.failure);
  }

  learn(kind: AccessLoss) {
    this.told = kind;
  }
}
