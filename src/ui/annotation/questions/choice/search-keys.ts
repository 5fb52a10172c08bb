import type { PartKey } from '../../../keyboard/part-key.ts';

/** What can be done from the box in which one searches among options. */
export interface SearchHands {
  /** Takes the first that matches. */
  readonly take: () => void;
  /** To the options, with what was searched or without. */
  readonly leave: () => void;
  readonly empty: () => void;
}

interface SearchKey extends PartKey<'take' | 'options' | 'empty'> {
  readonly run: (hands: SearchHands) => void;
}

/** What keys do there; the help shows this very table. */
export const searchKeys: readonly SearchKey[] = [
  { name: 'take', shown: ['Enter'], run: ({ take }) => take() },
  { name: 'options', shown: ['ArrowUp', 'ArrowDown'], run: ({ leave }) => leave() },
  { name: 'empty', shown: ['Escape'], run: ({ empty }) => empty() },
];
