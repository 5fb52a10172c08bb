import { limits } from '#domain/shared/limits.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Connectivity } from '../../ports/shared/connectivity.ts';
import type { PageVisibility } from '../../ports/shared/page-visibility.ts';
import { repeatEvery } from '../../shared/repeat-every.ts';

export class OutboxTriggers {
  constructor(
    private readonly connectivity: Connectivity,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends when the browser is online again; rereads when the page is visible again, and every minute while it is.
   * Returns the function that stops it.
   */
  watch(send: () => void, refresh: () => void): () => void {
    const stops = [
      this.connectivity.watch((isOnline) => isOnline && send()),
      this.visibility.watch((isVisible) => isVisible && refresh()),
      repeatEvery(limits.unsentRefreshMs, this.clock, () => this.visibility.isVisible && refresh()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
