import { type Combo, isSingle } from './combo.ts';

export interface AssignableAction {
  readonly name: string;
  readonly key: Combo;
  /** A second default key, which a chosen key replaces. */
  readonly also?: Combo;
  /** Works while the user types, too. */
  readonly inText?: boolean;
}

export type KeyRefusal =
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'digit' | 'fixed' | 'browser' | 'writes' };

const reservedKeys: ReadonlySet<Combo> = new Set(['Tab', 'Shift+Tab', 'Escape', ' ', 'Shift+ ', 'F6']);

/** Reserved by browsers and systems, or needed to edit text. */
const browserShortcuts: ReadonlySet<Combo> = new Set([
  ...['n', 't', 'w', 'q', 'r', 'l', 'c', 'v', 'x', 'a', 'Tab', 'F4'].map((key) => `Mod+${key}`),
  ...['n', 't', 'w', 'r', 'i', 'j', 'Tab'].map((key) => `Mod+Shift+${key}`),
  ...['Tab', 'F4', 'ArrowLeft', 'ArrowRight'].map((key) => `Alt+${key}`),
  ...['F5', 'F11', 'F12'],
]);

/** The current key of the action is allowed. */
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
