import { limits } from '#domain/shared/limits.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Connectivity } from '../../ports/shared/connectivity.ts';
import type { PageVisibility } from '../../ports/shared/page-visibility.ts';
import { repeatEvery } from '../../shared/repeat-every.ts';

/** When unsent answers are worth another try, or the storage another look: a tab that was closed may have left some. */
export class OutboxTriggers {
  constructor(
    private readonly connectivity: Connectivity,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  /** Sends when online again, looks when in view again and once a minute while in view. Returns what stops the watching. */
  watch(send: () => void, look: () => void): () => void {
    const stops = [
      this.connectivity.watch((isOnline) => isOnline && send()),
      this.visibility.watch((isVisible) => isVisible && look()),
      repeatEvery(limits.unsentRefreshMs, this.clock, () => this.visibility.isVisible && look()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
