import type { FixedKey } from '../../keyboard/fixed-key.ts';

export interface BulkKeyActions {
  readonly goToCard: (by: number) => void;
  readonly togglePage: () => void;
  readonly haveEverything: () => void;
  readonly fold: () => void;
}

interface BulkKey extends FixedKey<'nextCard' | 'previousCard' | 'page' | 'everything' | 'fold'> {
  readonly run: (actions: BulkKeyActions) => void;
}

export const bulkKeys: readonly BulkKey[] = [
  { name: 'nextCard', shown: ['Alt+ArrowDown'], run: ({ goToCard }) => goToCard(1) },
  { name: 'previousCard', shown: ['Alt+ArrowUp'], run: ({ goToCard }) => goToCard(-1) },
  { name: 'page', shown: ['Mod+a'], run: ({ togglePage }) => togglePage() },
  { name: 'everything', shown: ['Mod+Shift+a'], run: ({ haveEverything }) => haveEverything() },
  { name: 'fold', shown: ['Alt+Enter'], run: ({ fold }) => fold() },
];
