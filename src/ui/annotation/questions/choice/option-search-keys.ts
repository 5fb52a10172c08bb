import type { FixedKey } from '../../../keyboard/fixed-key.ts';

export interface OptionSearchActions {
  readonly selectFirst: () => void;
  readonly leave: () => void;
  readonly clear: () => void;
}

interface OptionSearchKey extends FixedKey<'take' | 'options' | 'empty'> {
  readonly run: (actions: OptionSearchActions) => void;
}

export const optionSearchKeys: readonly OptionSearchKey[] = [
  { name: 'take', shown: ['Enter'], run: ({ selectFirst }) => selectFirst() },
  { name: 'options', shown: ['ArrowUp', 'ArrowDown'], run: ({ leave }) => leave() },
  { name: 'empty', shown: ['Escape'], run: ({ clear }) => clear() },
];
