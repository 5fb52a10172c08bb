import { makeAutoObservable } from 'mobx';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import type { Session } from './session.ts';

type Private = 'preferences' | 'session';

/** How each person wants the keys to work in this browser. */
export class KeyboardSettings {
  /** What was chosen since the page was opened, by the name under which it is kept. */
  private chosen: Readonly<Record<string, string>> = {};

  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {
    makeAutoObservable<KeyboardSettings, Private>(
      this,
      { preferences: false, session: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether keys do something by themselves; without that, only those with Ctrl, Cmd or Alt do. */
  get usesSingleKeys(): boolean {
    const { singleKeys } = this;
    return (this.chosen[singleKeys] ?? this.preferences.read(singleKeys)) !== 'off';
  }

  /** With Shift a key is still a single one: somebody who speaks to a computer may press it without meaning to. */
  heeds({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    return this.usesSingleKeys || ctrlKey || metaKey || altKey;
  }

  useSingleKeys(isOn: boolean): void {
    const { singleKeys } = this;
    const value = isOn ? 'on' : 'off';
    this.preferences.write(singleKeys, value);
    this.chosen = { ...this.chosen, [singleKeys]: value };
  }

  private get singleKeys() {
    return `keys.${this.session.user?.id}.single`;
  }
}
