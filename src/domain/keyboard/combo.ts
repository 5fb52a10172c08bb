/** A key with modifiers: `Enter`, `Mod+s`, `Shift+ArrowDown`. Mod is Ctrl or Cmd. */
export type Combo = string;

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Modifiers and incomplete input have no meaning alone. */
const modifierKeys = new Set([
  ...['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'NumLock', 'Fn', 'OS'],
  ...['Dead', 'Process', 'Compose', 'Unidentified', ''],
]);

const isCharacter = (key: string) => [...key].length === 1;
const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** Arabic and full-width question marks. */
const equivalentKeys: Readonly<Record<string, string>> = { '؟': '?', '？': '?' };

/** Letters and signs by the character that they produce, on any layout. */
export function comboOf(press: KeyPress): Combo | undefined {
  if (modifierKeys.has(press.key)) return undefined;
  const key = keyOf(press);
  const isSign = isCharacter(key) && !isLetter(key) && key !== ' ';
  const isByAltGr = isSign && press.ctrlKey && press.altKey;
  const held = [
    (press.ctrlKey || press.metaKey) && !isByAltGr && 'Mod',
    press.altKey && !isByAltGr && 'Alt',
    press.shiftKey && !isSign && 'Shift', // a sign is the same whether it needs Shift or not
  ];
  return [...held.filter((each) => each !== false), key].join('+');
}

/** With Ctrl or Cmd, layouts without Latin letters use the letter at the same position. */
function keyOf({ key, code, ctrlKey, metaKey }: KeyPress): string {
  if (!isLetter(key)) return equivalentKeys[key] ?? key;
  const latinLetter = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = (ctrlKey || metaKey) && !/\p{Script=Latin}/u.test(key);
  return (isForeign && latinLetter ? latinLetter : key).toLowerCase();
}

/** French layouts have digits with Shift only, others have digits of their own, so the position of the key counts. */
export function digitOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) return key;
  if (shiftKey || !(isCharacter(key) || key === 'Dead')) return undefined;
  return /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
}

/** Keys without Ctrl or Alt can be triggered by speech input. */
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

/** The label of a key; `ctrl` is the local name of Ctrl. */
export function shownCombo(combo: Combo, isMac: boolean, ctrl: string): string {
  const held = isMac ? { Mod: '⌘', Alt: '⌥' } : { Mod: ctrl };
  const all: Readonly<Record<string, string>> = { ...symbols, ...held };
  return partsOf(combo)
    .map((part) => all[part] ?? (isCharacter(part) ? part.toUpperCase() : part))
    .join(' ');
}

/** `aria-keyshortcuts` reserves plus and space. */
export function spokenCombo(combo: Combo, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = { Mod: isMac ? 'Meta' : 'Control', '+': 'Plus', ' ': 'Space' };
  return partsOf(combo)
    .map((part) => names[part] ?? part)
    .join('+');
}

const partsOf = (combo: Combo) => combo.split(/\+(?=.)/);
