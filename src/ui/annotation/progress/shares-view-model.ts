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

/** What people have chosen. */
export class SharesViewModel implements ViewModel {
  counts: AnswerCounts | undefined = undefined;
  /** They never came, and whoever tried last has failed. */
  isMissing = false;
  readonly loading = new Task();
  private datasetId = '';
  private progress: Progress | undefined = undefined;
  private isOld = false;
  private asked = 0;

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
    const stop = repeatEvery(limits.sharesWait, this.clock, this.keepUp);
    return () => {
      stop();
      this.loading.cancel();
    };
  }

  /** With other progress than before, there are other answers too. */
  heed(progress: Progress | undefined) {
    this.isOld ||= this.progress !== undefined && this.progress !== progress;
    this.progress = progress;
  }

  retry() {
    this.isMissing = false;
    this.load();
  }

  /** Soon after something was heard of, else after a while: not every answer completes a record. */
  private keepUp() {
    const isDue = this.isOld || this.clock.now() - this.asked >= limits.sharesRest;
    if (isDue && this.visibility.isVisible) this.load();
  }

  private load() {
    this.isOld = false;
    this.asked = this.clock.now();
    void this.loading.run(() => this.repository.of(this.datasetId), this.show).then(this.note);
  }

  private note() {
    this.isMissing = !this.counts && this.loading.hasFailed;
  }

  private show(counts: AnswerCounts) {
    this.counts = counts;
  }
}
