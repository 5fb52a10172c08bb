import type { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';

/** Runs a task less and less often while requests keep coming; the first request after a pause runs soon. */
export class AdaptiveThrottle {
  private pauseMs = 0;
  private ranAt = Number.NEGATIVE_INFINITY;
  private next: (() => void) | undefined;
  private starts = 0;

  constructor(private readonly clock: Clock) {}

  readonly schedule = (run: () => void) => {
    const isRested = this.clock.now() - this.ranAt >= this.pauseMs;
    this.pauseMs = isRested ? limits.changesWaitMs : Math.min(this.pauseMs * 2, limits.maxChangesWaitMs);
    this.next = run;
    void this.start();
  };

  reset() {
    if (this.pauseMs === limits.changesWaitMs) return;
    this.pauseMs = limits.changesWaitMs;
    if (this.next) void this.start();
  }

  private async start() {
    this.starts += 1;
    const start = this.starts;
    await this.clock.wait(this.pauseMs);
    if (start !== this.starts) return;
    const run = this.next;
    this.next = undefined;
    this.ranAt = this.clock.now();
    run?.();
  }
}
