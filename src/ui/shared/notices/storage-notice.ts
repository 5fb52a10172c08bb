import type { Notices } from '#application/ports/shared/notices.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';

/** Warns once when the browser denies storage, so that nothing outlives the page. */
export class StorageNotice {
  private wasShown = false;

  constructor(
    private readonly preferences: Preferences,
    private readonly notices: Notices,
  ) {}

  showOnce(): void {
    if (this.preferences.isPersistent || this.wasShown) return;
    this.wasShown = true;
    this.notices.show({ message: { key: 'shell.memoryOnly' }, type: 'warning' });
  }
}
