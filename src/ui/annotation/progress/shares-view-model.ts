import type { SharesRepository } from '#application/ports/datasets/shares-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import type { AnswerCounts } from '#domain/datasets/shares.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { ProgressReload } from './progress-reload.ts';

export class SharesViewModel implements ViewModel {
  counts: AnswerCounts | undefined = undefined;
  /** The last attempt failed, and there are no counts from an earlier one. */
  hasFailed = false;
  readonly loading = new Task();
  private datasetId = '';
  private readonly reload: ProgressReload;

  constructor(
    private readonly repository: SharesRepository,
    visibility: PageVisibility,
    clock: Clock,
  ) {
    this.reload = new ProgressReload(visibility, clock, () => this.load());
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    const stop = this.reload.start();
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  handleProgress(progress: Progress | undefined) {
    this.reload.handleProgress(progress);
  }

  retry() {
    this.hasFailed = false;
    this.reload.load();
  }

  private load() {
    void this.loading.run(() => this.repository.of(this.datasetId), this.setCounts).then(this.noteFailure);
  }

  private noteFailure() {
    this.hasFailed = !this.counts && this.loading.hasFailed;
  }

  private setCounts(counts: AnswerCounts) {
    this.counts = counts;
  }
}
