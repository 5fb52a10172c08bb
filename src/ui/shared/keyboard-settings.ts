import type { Preferences } from '#application/ports/shared/preferences.ts';
import type { AssignableAction } from '#domain/keyboard/assigning.ts';
import { type Combo, comboOf, isSingle, type KeyPress } from '#domain/keyboard/combo.ts';
import { makeStateObservable } from './make-state-observable.ts';
import type { Session } from './session.ts';

type StoredSetting = 'single' | 'answer' | 'own';
type CustomKeys = Readonly<Record<string, Combo>>;

export class KeyboardSettings {
  /** Values written since the page was opened, by their storage key; they make the getters observable. */
  private written: Readonly<Record<string, string>> = {};

  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  /** False when the user allows only combinations with Ctrl, Cmd or Alt. */
  get usesSingleKeys(): boolean {
    return this.read('single') !== 'off';
  }

  /** True when a digit answers and submits a record that has a single choice. */
  get answersAtOnce(): boolean {
    return this.usesSingleKeys && this.read('answer') !== 'off';
  }

  get customKeys(): CustomKeys {
    return parseCustomKeys(this.read('own'));
  }

  keyOf({ name, key }: AssignableAction): Combo {
    return this.customKeys[name] ?? key;
  }

  /** A custom key replaces both default keys of an action. */
  keysOf({ name, key, also }: AssignableAction): Pick<AssignableAction, 'key' | 'also'> {
    const { [name]: own } = this.customKeys;
    return own === undefined ? { key, ...(also !== undefined && { also }) } : { key: own };
  }

  isFor(action: AssignableAction, combo: Combo | undefined): boolean {
    const { key, also } = this.keysOf(action);
    return combo !== undefined && (combo === key || combo === also);
  }

  /** Escape works even without single keys: it only leaves a field or dialog. */
  isEnabled(press: KeyPress): boolean {
    return this.usesSingleKeys || press.key === 'Escape' || !isSingle(comboOf(press) ?? '');
  }

  useSingleKeys(isOn: boolean): void {
    this.write('single', isOn ? 'on' : 'off');
  }

  answerAtOnce(isOn: boolean): void {
    this.write('answer', isOn ? 'on' : 'off');
  }

  assign({ name, key }: AssignableAction, combo: Combo): void {
    const { [name]: _, ...others } = this.customKeys;
    this.write('own', JSON.stringify(combo === key ? others : { ...others, [name]: combo }));
  }

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

/** Ignores malformed storage: the page must open anyway. */
function parseCustomKeys(text = '{}'): CustomKeys {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
