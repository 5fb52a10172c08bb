import type { Preferences } from '#application/ports/shared/preferences.ts';

export class FakePreferences implements Preferences {
  isPersistent = true;
  private readonly entries = new Map<string, string>();

  read = (key: string) => this.entries.get(key);

  write(key: string, value: string | undefined): void {
    if (value === undefined) this.entries.delete(key);
    else this.entries.set(key, value);
  }
}
