import type { PartKey } from '../../../keyboard/part-key.ts';

/** What can be done from the box in which one searches among options. */
export interface OptionSearchActions {
  /** Takes the first that matches. */
  readonly selectFirst: () => void;
  /** To the options, with what was searched or without. */
  readonly leave: () => void;
  readonly clear: () => void;
}

interface OptionSearchKey extends PartKey<'take' | 'options' | 'empty'> {
  readonly run: (actions: OptionSearchActions) => void;
}

/** What keys do there; the help shows this very table. */
export const optionSearchKeys: readonly OptionSearchKey[] = [
  { name: 'take', shown: ['Enter'], run: ({ selectFirst }) => selectFirst() },
  { name: 'options', shown: ['ArrowUp', 'ArrowDown'], run: ({ leave }) => leave() },
  { name: 'empty', shown: ['Escape'], run: ({ clear }) => clear() },
];
