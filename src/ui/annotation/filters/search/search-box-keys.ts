import type { FixedKey } from '../../../keyboard/fixed-key.ts';

interface SearchBoxActions {
  readonly apply: () => void;
  readonly clear: () => void;
}

interface SearchBoxKey extends FixedKey<'apply' | 'clear'> {
  readonly run: (actions: SearchBoxActions) => void;
}

export const searchBoxKeys: readonly SearchBoxKey[] = [
  { name: 'apply', shown: ['Enter'], run: ({ apply }) => apply() },
  { name: 'clear', shown: ['Escape'], run: ({ clear }) => clear() },
];
