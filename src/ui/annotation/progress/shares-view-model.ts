import type { SharesRepository } from '#application/ports/datasets/shares-repository.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { repeatEvery } from '#application/shared/repeat-every.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import type { AnswerCounts } from '#domain/datasets/shares.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class SharesViewModel implements ViewModel {
  counts: AnswerCounts | undefined = undefined;
  /** The last attempt failed, and there are no counts from an earlier one. */
  hasFailed = false;
  readonly loading = new Task();
  private datasetId = '';
  private progress: Progress | undefined = undefined;
  private isStale = false;
  private loadedAtMs = 0;

  constructor(
    private readonly repository: SharesRepository,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    const stop = repeatEvery(limits.sharesWaitMs, this.clock, this.reloadIfDue);
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  /** Changed progress means that the counts are out of date. */
  handleProgress(progress: Progress | undefined) {
    this.isStale ||= this.progress !== undefined && this.progress !== progress;
    this.progress = progress;
  }

  retry() {
    this.hasFailed = false;
    this.load();
  }

  /**
   * Reloads soon after progress has changed, and otherwise at longer intervals: not every answer completes a
   * record.
   */
  private reloadIfDue() {
    const isDue = this.isStale || this.clock.now() - this.loadedAtMs >= limits.sharesPauseMs;
    if (isDue && this.visibility.isVisible) this.load();
  }

  private load() {
    this.isStale = false;
    this.loadedAtMs = this.clock.now();
    void this.loading.run(() => this.repository.of(this.datasetId), this.setCounts).then(this.noteFailure);
  }

  private noteFailure() {
    this.hasFailed = !this.counts && this.loading.hasFailed;
  }

  private setCounts(counts: AnswerCounts) {
    this.counts = counts;
  }
}
