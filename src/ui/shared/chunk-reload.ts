import type { Clock } from '#application/ports/shared/clock.ts';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { mayReload } from '#domain/shared/loading.ts';

/**
 * Reloads the page when a chunk does not load, because a newer version has replaced it. Does nothing offline, where a
 * reload would lose the page.
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
    const handleError = (event: Event) => {
      if (this.prefetches === 0 && this.reload()) event.preventDefault();
    };
    addEventListener('vite:preloadError', handleError);
    return () => removeEventListener('vite:preloadError', handleError);
  }

  /** Reloads unless it did a moment ago. Returns whether it does. */
  reload(): boolean {
    const stored = this.preferences.read('reloadedAt');
    const now = this.clock.now();
    if (!this.connectivity.isOnline || !mayReload(stored === undefined ? undefined : Number(stored), now)) return false;
    this.preferences.write('reloadedAt', String(now));
    this.load();
    return true;
  }

  /** Runs prefetches whose failures must not reload the page; ends when all of them have ended. */
  async withoutReload(...fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
    this.prefetches += 1;
    await Promise.allSettled(fetches.map((fetch) => fetch()));
    this.prefetches -= 1;
  }
}
