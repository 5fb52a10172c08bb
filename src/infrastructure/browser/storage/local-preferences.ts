import type { Preferences } from '#application/ports/shared/preferences.ts';
import { KeptItems } from './local-storage.ts';

export class LocalPreferences implements Preferences {
  private readonly storage = new KeptItems();

  get isLasting(): boolean {
    return this.storage.isLasting;
  }

  read = (key: string): string | undefined => this.storage.getItem(named(key));

  write(key: string, value: string | undefined): void {
    if (value === undefined) this.storage.removeItem(named(key));
    else this.storage.setItem(named(key), value);
  }
}

/** What belongs to the session keeps its own name. */
const named = (key: string) => (key.startsWith('auth.') ? key : `postil.${key}`);
