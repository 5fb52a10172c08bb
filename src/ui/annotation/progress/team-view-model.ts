import { reaction } from 'mobx';
import type { LoadProgress } from '#application/annotation/load-progress.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class TeamViewModel implements ViewModel {
  progress: Progress | undefined = undefined;
  private refreshCount = 0;
  private readonly loading = new Task();

  constructor(private readonly loadProgress: LoadProgress) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    const load = () => void this.loading.run(() => this.loadProgress.execute(datasetId), this.setProgress);
    const stop = reaction(() => this.refreshCount, load, { delay: limits.layout.refreshMs });
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  /** Reloads after a delay, once for all requests until then: saving answers has priority. */
  refresh() {
    this.refreshCount += 1;
  }

  setProgress(progress: Progress | undefined) {
    this.progress = progress ?? this.progress;
  }
}
