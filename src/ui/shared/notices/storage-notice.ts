import type { Notices } from '#application/ports/shared/notices.ts';
import type { Preferences } from '#application/ports/shared/preferences.ts';

/** Says once that nothing outlives the page, where the browser lets it keep nothing. */
export class StorageNotice {
  private wasTold = false;

  constructor(
    private readonly preferences: Preferences,
    private readonly notices: Notices,
  ) {}

  tell(): void {
    if (this.preferences.isPersistent || this.wasTold) return;
    this.wasTold = true;
    this.notices.show({ message: { key: 'shell.memoryOnly' }, type: 'warning' });
  }
}
