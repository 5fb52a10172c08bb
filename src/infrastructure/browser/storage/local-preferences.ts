import type { Preferences } from '#application/ports/shared/preferences.ts';
import { localStorageOrMemory } from './local-storage.ts';

export class LocalPreferences implements Preferences {
  private readonly storage = localStorageOrMemory();

  get isLasting(): boolean {
    return this.storage instanceof Storage;
  }

  read = (key: string): string | undefined => this.storage.getItem(named(key)) ?? undefined;

  write(key: string, value: string | undefined): void {
    if (value === undefined) this.storage.removeItem(named(key));
    else this.storage.setItem(named(key), value);
  }
}

/** What belongs to the session keeps its own name. */
const named = (key: string) => (key.startsWith('auth.') ? key : `postil.${key}`);
