import { type Loss, lossIn } from '#application/shared/loss.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import type { Task } from '../../../shared/task.ts';

/** Whether the dataset is there no longer, or not for this person. */
export class LossViewModel {
  private told: Loss | undefined = undefined;

  constructor(private readonly loading: Task) {
    makeStateObservable(this);
  }

  get kind(): Loss | undefined {
    return this.told ?? lossIn(this.loading.failure);
  }

  learn(kind: Loss) {
    this.told = kind;
  }
}
