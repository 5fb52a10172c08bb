import type { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';

/** What keeps coming is looked at less and less often; the first after a rest is not kept waiting. */
export class AdaptiveThrottle {
  private wait = 0;
  private ranAt = Number.NEGATIVE_INFINITY;
  private next: (() => void) | undefined;
  private turns = 0;

  constructor(private readonly clock: Clock) {}

  readonly schedule = (run: () => void) => {
    const isRested = this.clock.now() - this.ranAt >= this.wait;
    this.wait = isRested ? limits.changesWaitMs : Math.min(this.wait * 2, limits.maxChangesWaitMs);
    this.next = run;
    void this.start();
  };

  /** Somebody goes on, and is to see at once how things are there. */
  reset() {
    if (this.wait === limits.changesWaitMs) return;
    this.wait = limits.changesWaitMs;
    if (this.next) void this.start();
  }

  private async start() {
    this.turns += 1;
    const turn = this.turns;
    await this.clock.wait(this.wait);
    if (turn !== this.turns) return;
    const run = this.next;
    this.next = undefined;
    this.ranAt = this.clock.now();
    run?.();
  }
}
