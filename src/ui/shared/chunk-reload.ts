import type { Clock } from '#application/ports/shared/clock.ts';
import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { mayReload } from '#domain/shared/loading.ts';

/** A part of the application that does not load was replaced by a newer version: the page is loaded anew. Offline it would be lost. */
export class ChunkReload {
  private prefetches = 0;

  constructor(
    private readonly preferences: Preferences,
    private readonly clock: Clock,
    private readonly connectivity: Connectivity,
  ) {}

  activate(reload = () => location.reload()) {
    const handleError = (event: Event) => {
      if (this.prefetches > 0 || !this.connectivity.isOnline) return;
      const stored = this.preferences.read('reloadedAt');
      const now = this.clock.now();
      if (!mayReload(stored === undefined ? undefined : Number(stored), now)) return;
      event.preventDefault();
      this.preferences.write('reloadedAt', String(now));
      reload();
    };
    addEventListener('vite:preloadError', handleError);
    return () => removeEventListener('vite:preloadError', handleError);
  }

  /** Fetches what nobody has asked for yet, and lets it fail: whoever asks for it gets it then, or the page anew. */
  async withoutReload(fetch: () => Promise<unknown>): Promise<void> {
    this.prefetches += 1;
    await Promise.allSettled([fetch()]);
    this.prefetches -= 1;
  }
}
