import type { KeyName } from '../../keyboard/default-keys.ts';
import type { FixedKey } from '../../keyboard/fixed-key.ts';

type FixedKeyName = 'search' | 'rows' | 'enter' | 'tabs' | 'reorder' | 'example';

interface PageKeys {
  readonly path: RegExp;
  /** Keys that users can change, by the name of what they do on this page. */
  readonly assigned: readonly { readonly key: KeyName; readonly name: 'save' | 'create' | 'undo' | 'redo' }[];
  readonly fixed: readonly FixedKey<FixedKeyName>[];
}

const reorder: FixedKey<FixedKeyName> = { name: 'reorder', shown: ['Alt+ArrowUp', 'Alt+ArrowDown'] };
const example: FixedKey<FixedKeyName> = { name: 'example', shown: ['1 – 9'] };

/** Keys of each page; pages without an entry have only those of all pages. */
export const pageKeys: readonly PageKeys[] = [
  {
    path: /^\/$/,
    assigned: [],
    fixed: [
      { name: 'search', shown: ['/'] },
      { name: 'rows', shown: ['ArrowUp', 'ArrowDown', 'Home', 'End'] },
      { name: 'enter', shown: ['Enter'] },
    ],
  },
  {
    path: /^\/dataset\/[^/]+\/settings\/?$/,
    assigned: [
      { key: 'draft', name: 'save' },
      { key: 'undo', name: 'undo' },
      { key: 'redo', name: 'redo' },
    ],
    fixed: [{ name: 'tabs', shown: ['ArrowLeft', 'ArrowRight', 'Home', 'End'] }, reorder, example],
  },
  {
    path: /^\/(new(\/.*)?|[^/]+%2[fF][^/]+)$/,
    assigned: [
      { key: 'draft', name: 'create' },
      { key: 'undo', name: 'undo' },
      { key: 'redo', name: 'redo' },
    ],
    fixed: [reorder, example],
  },
];
