import { type Combo, isSingle } from './combo.ts';

/** What a key does, as far as giving it another one is concerned. */
export interface Assignable {
  readonly name: string;
  readonly key: Combo;
  /** Another one that does the same, until somebody chooses their own. */
  readonly also?: Combo;
  /** Acts while a text is being written, too. */
  readonly inText?: boolean;
}

/** Why something cannot have a key. */
export type Refusal =
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'digit' | 'fixed' | 'browser' | 'writes' };

const fixed: ReadonlySet<Combo> = new Set(['Tab', 'Shift+Tab', 'Escape', ' ', 'Shift+ ', 'F6']);

/** What browsers and systems keep to themselves, and what everybody needs for text. */
const ofBrowsers: ReadonlySet<Combo> = new Set([
  ...['n', 't', 'w', 'q', 'r', 'l', 'c', 'v', 'x', 'a', 'Tab', 'F4'].map((key) => `Mod+${key}`),
  ...['n', 't', 'w', 'r', 'i', 'j', 'Tab'].map((key) => `Mod+Shift+${key}`),
  ...['Tab', 'F4', 'ArrowLeft', 'ArrowRight'].map((key) => `Alt+${key}`),
  ...['F5', 'F11', 'F12'],
]);

/** Looks at a key for one of many; what has it already keeps it. */
export function refusalOf(combo: Combo, wanted: Assignable, all: readonly Assignable[]): Refusal | undefined {
  if (/^[0-9]$/.test(combo)) return { kind: 'digit' };
  if (fixed.has(combo)) return { kind: 'fixed' };
  if (ofBrowsers.has(combo)) return { kind: 'browser' };
  if (wanted.inText && isSingle(combo)) return { kind: 'writes' };
  const taker = all.find(({ name, key, also }) => name !== wanted.name && (key === combo || also === combo));
  return taker && { kind: 'taken', by: taker.name };
}
