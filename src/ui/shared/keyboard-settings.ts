import { makeAutoObservable } from 'mobx';
import type { Preferences } from '#application/ports/shared/preferences.ts';
import type { Assignable } from '#domain/keyboard/assigning.ts';
import { type Combo, comboOf, isSingle, type KeyPress } from '#domain/keyboard/combo.ts';
import type { Session } from './session.ts';

type Private = 'preferences' | 'session';
type StoredSetting = 'single' | 'answer' | 'own';
type CustomKeys = Readonly<Record<string, Combo>>;

/** How each person wants the keys to work in this browser. */
export class KeyboardSettings {
  /** What was chosen since the page was opened, by the name under which it is kept. */
  private written: Readonly<Record<string, string>> = {};

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
    return this.read('single') !== 'off';
  }

  /** Whether a digit is all that a record with one choice needs. */
  get answersAtOnce(): boolean {
    return this.usesSingleKeys && this.read('answer') !== 'off';
  }

  /** The keys that differ from those everybody has, by what they do. */
  get customKeys(): CustomKeys {
    return parseCustomKeys(this.read('own'));
  }

  keyOf({ name, key }: Assignable): Combo {
    return this.customKeys[name] ?? key;
  }

  /** All the keys it has: a key of one's own stands for each of those everybody has. */
  keysOf({ name, key, also }: Assignable): Pick<Assignable, 'key' | 'also'> {
    const { [name]: own } = this.customKeys;
    return own === undefined ? { key, ...(also !== undefined && { also }) } : { key: own };
  }

  /** Whether this is what that key does. */
  isFor(action: Assignable, combo: Combo | undefined): boolean {
    const { key, also } = this.keysOf(action);
    return combo !== undefined && (combo === key || combo === also);
  }

  /** Escape leaves what one is in, and writes nothing. */
  isEnabled(press: KeyPress): boolean {
    return this.usesSingleKeys || press.key === 'Escape' || !isSingle(comboOf(press) ?? '');
  }

  useSingleKeys(isOn: boolean): void {
    this.write('single', isOn ? 'on' : 'off');
  }

  answerAtOnce(isOn: boolean): void {
    this.write('answer', isOn ? 'on' : 'off');
  }

  assign({ name, key }: Assignable, combo: Combo): void {
    const { [name]: _, ...others } = this.customKeys;
    this.write('own', JSON.stringify(combo === key ? others : { ...others, [name]: combo }));
  }

  /** As everybody has them. */
  resetAll(): void {
    this.write('own', '{}');
  }

  private read(setting: StoredSetting): string | undefined {
    const name = this.nameOf(setting);
    return this.written[name] ?? this.preferences.read(name);
  }

  private write(setting: StoredSetting, value: string): void {
    const name = this.nameOf(setting);
    this.preferences.write(name, value);
    this.written = { ...this.written, [name]: value };
  }

  private nameOf(setting: StoredSetting): string {
    return `keys.${this.session.user?.id}.${setting}`;
  }
}

/** Whatever stands there, a page must open. */
function parseCustomKeys(text = '{}'): CustomKeys {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
