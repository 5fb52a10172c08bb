import type { Clock } from '#application/ports/shared/clock.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import { mayReload } from '#domain/shared/loading.ts';

/** A part of the application that does not load was replaced by a newer version: the page is loaded anew. */
export class ChunkReload {
  constructor(
    private readonly preferences: Preferences,
    private readonly clock: Clock,
  ) {}

  activate(reload = () => location.reload()) {
    const handleError = (event: Event) => {
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
}
