import { pauseAfter } from '#domain/annotation/delivery.ts';
import type { Clock } from '../ports/shared/clock.ts';

/** Keeps from asking a server again too soon. */
export class RetryBackoff {
  private failures = 0;
  private latestWait = 0;
  /** Until when the server wants to be left in peace. */
  private pausedUntil = 0;

  constructor(private readonly clock: Clock) {}

  get isPaused(): boolean {
    return this.clock.now() < this.pausedUntil;
  }

  clearFailures(): void {
    this.failures = 0;
  }

  /** Whoever waits goes on waiting for nothing. */
  reset(): void {
    this.failures = 0;
    this.pausedUntil = 0;
    this.latestWait += 1;
  }

  /** Does as the server asks, if it asks. */
  pauseFor(milliseconds = 0): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + milliseconds);
  }

  /** Whether it is time for another try; not if somebody has begun to wait anew meanwhile. */
  async wait(): Promise<boolean> {
    this.failures += 1;
    this.latestWait += 1;
    const own = this.latestWait;
    await this.clock.wait(Math.max(pauseAfter(this.failures), this.pausedUntil - this.clock.now()));
    if (own !== this.latestWait) return false;
    this.pausedUntil = 0; // a timer may ring a moment early
    return true;
  }
}
