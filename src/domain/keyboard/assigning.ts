import { type Combo, isSingle } from './combo.ts';

/** What a key does, as far as giving it another one is concerned. */
export interface AssignableAction {
  readonly name: string;
  readonly key: Combo;
  /** Another one that does the same, until somebody chooses their own. */
  readonly also?: Combo;
  /** Acts while a text is being written, too. */
  readonly inText?: boolean;
}

/** Why something cannot have a key. */
export type KeyRefusal =
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'digit' | 'fixed' | 'browser' | 'writes' };

const reservedKeys: ReadonlySet<Combo> = new Set(['Tab', 'Shift+Tab', 'Escape', ' ', 'Shift+ ', 'F6']);

/** What browsers and systems keep to themselves, and what everybody needs for text. */
const browserShortcuts: ReadonlySet<Combo> = new Set([
  ...['n', 't', 'w', 'q', 'r', 'l', 'c', 'v', 'x', 'a', 'Tab', 'F4'].map((key) => `Mod+${key}`),
  ...['n', 't', 'w', 'r', 'i', 'j', 'Tab'].map((key) => `Mod+Shift+${key}`),
  ...['Tab', 'F4', 'ArrowLeft', 'ArrowRight'].map((key) => `Alt+${key}`),
  ...['F5', 'F11', 'F12'],
]);

/** Looks at a key for one of many; what has it already keeps it. */
export function refusalOf(
  combo: Combo,
  action: AssignableAction,
  all: readonly AssignableAction[],
): KeyRefusal | undefined {
  if (/^[0-9]$/.test(combo)) return { kind: 'digit' };
  if (reservedKeys.has(combo)) return { kind: 'fixed' };
  if (browserShortcuts.has(combo)) return { kind: 'browser' };
  if (action.inText && isSingle(combo)) return { kind: 'writes' };
  const owner = all.find(({ name, key, also }) => name !== action.name && (key === combo || also === combo));
  return owner && { kind: 'taken', by: owner.name };
}
