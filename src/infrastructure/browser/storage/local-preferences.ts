import type { Preferences } from '#application/ports/shared/preferences.ts';
import { FallbackStorage } from './fallback-storage.ts';

export class LocalPreferences implements Preferences {
  private readonly storage = new FallbackStorage();

  get isPersistent(): boolean {
    return this.storage.isLasting;
  }

  read = (key: string): string | undefined => this.storage.getItem(storageKey(key));

  write(key: string, value: string | undefined): void {
    if (value === undefined) this.storage.removeItem(storageKey(key));
    else this.storage.setItem(storageKey(key), value);
  }
}

/** Keys of the session have no prefix. */
const storageKey = (key: string) => (key.startsWith('auth.') ? key : `postil.${key}`);
