import type { Clock } from '#application/ports/shared/clock.ts';
import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { repeatEvery } from '#application/shared/repeat-every.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';

/**
 * Loads counts of answers again soon after the progress has changed, and otherwise at longer intervals: not every
 * answer completes a record.
 */
export class ProgressReload {
  private progress: Progress | undefined = undefined;
  private isStale = false;
  private loadedAtMs = 0;

  constructor(
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
    private readonly onLoad: () => void,
  ) {}

  /** Loads at once; the returned function stops. */
  start(): () => void {
    this.load();
    return repeatEvery(limits.sharesWaitMs, this.clock, () => this.loadIfDue());
  }

  load(): void {
    this.isStale = false;
    this.loadedAtMs = this.clock.now();
    this.onLoad();
  }

  /** Changed progress means that the counts are out of date. */
  handleProgress(progress: Progress | undefined): void {
    this.isStale ||= this.progress !== undefined && this.progress !== progress;
    this.progress = progress;
  }

  private loadIfDue() {
    const isDue = this.isStale || this.clock.now() - this.loadedAtMs >= limits.sharesPauseMs;
    if (isDue && this.visibility.isVisible) this.load();
  }
}
