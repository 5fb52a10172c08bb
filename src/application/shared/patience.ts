import { pauseAfter } from '#domain/annotation/delivery.ts';
import type { Clock } from '../ports/shared/clock.ts';

/** Keeps from asking a server again too soon. */
export class Patience {
  private failures = 0;
  private turn = 0;
  /** Until when the server wants to be left in peace. */
  private until = 0;

  constructor(private readonly clock: Clock) {}

  get isAskedFor(): boolean {
    return this.clock.now() < this.until;
  }

  reset(): void {
    this.failures = 0;
  }

  /** Whoever waits goes on waiting for nothing. */
  end(): void {
    this.failures = 0;
    this.until = 0;
    this.turn += 1;
  }

  /** Does as the server asks, if it asks. */
  heed(milliseconds = 0): void {
    this.until = Math.max(this.until, this.clock.now() + milliseconds);
  }

  /** Whether it is time for another try; not if somebody has begun to wait anew meanwhile. */
  async wait(): Promise<boolean> {
    this.failures += 1;
    this.turn += 1;
    const { turn } = this;
    await this.clock.wait(Math.max(pauseAfter(this.failures), this.until - this.clock.now()));
    if (turn !== this.turn) return false;
    this.until = 0; // a timer may ring a moment early
    return true;
  }
}
