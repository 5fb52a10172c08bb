import { pauseAfter } from '#domain/annotation/delivery.ts';
import type { Clock } from '../ports/shared/clock.ts';

export class RetryBackoff {
  private failures = 0;
  private latestWait = 0;
  private pausedUntil = 0;

  constructor(private readonly clock: Clock) {}

  get isPaused(): boolean {
    return this.clock.now() < this.pausedUntil;
  }

  clearFailures(): void {
    this.failures = 0;
  }

  /** Resolves current waits as superseded. */
  reset(): void {
    this.failures = 0;
    this.pausedUntil = 0;
    this.latestWait += 1;
  }

  pauseFor(milliseconds = 0): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + milliseconds);
  }

  /** Resolves to whether to retry; false when another wait or a reset superseded this one. */
  async wait(): Promise<boolean> {
    this.failures += 1;
    this.latestWait += 1;
    const own = this.latestWait;
    await this.clock.wait(Math.max(pauseAfter(this.failures), this.pausedUntil - this.clock.now()));
    if (own !== this.latestWait) return false;
    this.pausedUntil = 0; // a timer may fire a moment early
    return true;
  }
}
