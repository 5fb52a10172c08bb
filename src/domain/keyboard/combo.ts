/** A key and what is held with it: `Enter`, `Mod+s`, `Shift+ArrowDown`. Mod is Ctrl or Cmd, whichever is pressed. */
export type Combo = string;

/** What the browser tells of a key. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Held with others, or on the way to a letter: no key by itself. */
const modifierKeys = new Set([
  ...['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'NumLock', 'Fn', 'OS'],
  ...['Dead', 'Process', 'Compose', 'Unidentified', ''],
]);

const isCharacter = (key: string) => [...key].length === 1;
const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** The question mark of Arabic and the wide one of East Asia ask the same. */
const equivalentKeys: Readonly<Record<string, string>> = { '؟': '?', '？': '?' };

/** What was pressed, whatever the keyboard looks like: letters and signs by what they write. */
export function comboOf(press: KeyPress): Combo | undefined {
  if (modifierKeys.has(press.key)) return undefined;
  const key = keyOf(press);
  const isSign = isCharacter(key) && !isLetter(key) && key !== ' ';
  const isByAltGr = isSign && press.ctrlKey && press.altKey;
  const held = [
    (press.ctrlKey || press.metaKey) && !isByAltGr && 'Mod',
    press.altKey && !isByAltGr && 'Alt',
    press.shiftKey && !isSign && 'Shift', // a sign is the same one wherever it takes Shift
  ];
  return [...held.filter((each) => each !== false), key].join('+');
}

/** With Ctrl or Cmd, a keyboard without Latin letters gives the letter that stands in the same place. */
function keyOf({ key, code, ctrlKey, metaKey }: KeyPress): string {
  if (!isLetter(key)) return equivalentKeys[key] ?? key;
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = (ctrlKey || metaKey) && !/\p{Script=Latin}/u.test(key);
  return (isForeign && place ? place : key).toLowerCase();
}

/** French keyboards have digits only with Shift, others write digits of their own: there the key's place counts. */
export function digitOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) return key;
  if (shiftKey || !(isCharacter(key) || key === 'Dead')) return undefined;
  return /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
}

/** Whether it acts by itself: somebody who speaks to a computer may press it without meaning to. */
export const isSingle = (combo: Combo): boolean => !/^(?:Mod|Alt)\+./.test(combo);

const symbols: Readonly<Record<string, string>> = {
  Shift: '⇧',
  Enter: '↵',
  Backspace: '⌫',
  Tab: '⇥',
  Escape: 'Esc',
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** How it is written on the keys; `ctrl` is what stands on that key in the reader's country. */
export function shownCombo(combo: Combo, isMac: boolean, ctrl: string): string {
  const held = isMac ? { Mod: '⌘', Alt: '⌥' } : { Mod: ctrl };
  const all: Readonly<Record<string, string>> = { ...symbols, ...held };
  return partsOf(combo)
    .map((part) => all[part] ?? (isCharacter(part) ? part.toUpperCase() : part))
    .join(' ');
}

/** For `aria-keyshortcuts`, where a plus and a space mean something else. */
export function spokenCombo(combo: Combo, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = { Mod: isMac ? 'Meta' : 'Control', '+': 'Plus', ' ': 'Space' };
  return partsOf(combo)
    .map((part) => names[part] ?? part)
    .join('+');
}

const partsOf = (combo: Combo) => combo.split(/\+(?=.)/);
