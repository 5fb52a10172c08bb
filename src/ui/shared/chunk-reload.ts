import type { Clock } from '#application/ports/shared/clock.ts';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { mayReload } from '#domain/shared/loading.ts';
import { mayBeOffline } from './retrying/connection-change.ts';

/**
 * Reloads the page when a chunk does not load, because a newer version has replaced it. Does nothing while the browser
 * is offline or has just been, since a reload would lose the page.
 */
export class ChunkReload {
  private prefetches = 0;
  private load = () => location.reload();

  constructor(
    private readonly preferences: Preferences,
    private readonly clock: Clock,
    private readonly connectivity: Connectivity,
  ) {}

  activate(load = this.load) {
    this.load = load;
    const handleError = async () => {
      if (this.prefetches === 0 && !(await mayBeOffline())) this.reload();
    };
    addEventListener('vite:preloadError', handleError);
    return () => removeEventListener('vite:preloadError', handleError);
  }

  /** Reloads unless it did a moment ago. */
  reload(): void {
    const now = this.clock.now();
    if (!this.connectivity.isOnline || !mayReload(Number(this.preferences.read('reloadedAt') ?? 0), now)) return;
    this.preferences.write('reloadedAt', String(now));
    this.load();
  }

  /** Runs prefetches whose failures must not reload the page; ends when all of them have ended. */
  async withoutReload(...fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
    this.prefetches += 1;
    await Promise.allSettled(fetches.map((fetch) => fetch()));
    this.prefetches -= 1;
  }
}
