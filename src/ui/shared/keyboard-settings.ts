import type { Preferences } from '#application/ports/shared/preferences.ts';
import type { AssignableAction } from '#domain/keyboard/assigning.ts';
import { type Combo, comboOf, isSingle, type KeyPress } from '#domain/keyboard/combo.ts';
import { makeStateObservable } from './make-state-observable.ts';
import type { Session } from './session.ts';

type Kept = 'single' | 'answer' | 'own';
type OwnKeys = Readonly<Record<string, Combo>>;

/** How each person wants the keys to work in this browser. */
export class KeyboardSettings {
  /** What was chosen since the page was opened, by the name under which it is kept. */
  private chosen: Readonly<Record<string, string>> = {};

  constructor(
    private readonly preferences: Preferences,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
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
  get own(): OwnKeys {
    return parsed(this.read('own'));
  }

  keyOf({ name, key }: AssignableAction): Combo {
    return this.own[name] ?? key;
  }

  /** All the keys it has: a key of one's own stands for each of those everybody has. */
  keysOf({ name, key, also }: AssignableAction): Pick<AssignableAction, 'key' | 'also'> {
    const { [name]: own } = this.own;
    return own === undefined ? { key, ...(also !== undefined && { also }) } : { key: own };
  }

  /** Whether this is what that key does. */
  isFor(wanted: AssignableAction, combo: Combo | undefined): boolean {
    const { key, also } = this.keysOf(wanted);
    return combo !== undefined && (combo === key || combo === also);
  }

  /** Escape leaves what one is in, and writes nothing. */
  heeds(press: KeyPress): boolean {
    return this.usesSingleKeys || press.key === 'Escape' || !isSingle(comboOf(press) ?? '');
  }

  useSingleKeys(isOn: boolean): void {
    this.write('single', isOn ? 'on' : 'off');
  }

  answerAtOnce(isOn: boolean): void {
    this.write('answer', isOn ? 'on' : 'off');
  }

  assign({ name, key }: AssignableAction, combo: Combo): void {
    const { [name]: _, ...others } = this.own;
    this.write('own', JSON.stringify(combo === key ? others : { ...others, [name]: combo }));
  }

  /** As everybody has them. */
  resetAll(): void {
    this.write('own', '{}');
  }

  private read(what: Kept): string | undefined {
    const name = this.nameOf(what);
    return this.chosen[name] ?? this.preferences.read(name);
  }

  private write(what: Kept, value: string): void {
    const name = this.nameOf(what);
    this.preferences.write(name, value);
    this.chosen = { ...this.chosen, [name]: value };
  }

  private nameOf(what: Kept): string {
    return `keys.${this.session.user?.id}.${what}`;
  }
}

/** Whatever stands there, a page must open. */
function parsed(text = '{}'): OwnKeys {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
