import type { FixedKey } from '../../keyboard/fixed-key.ts';

interface PositionActions {
  readonly go: () => void;
  readonly leave: () => void;
}

interface PositionKey extends FixedKey<'go' | 'leave'> {
  readonly run: (actions: PositionActions) => void;
}

export const positionKeys: readonly PositionKey[] = [
  { name: 'go', shown: ['Enter'], run: ({ go }) => go() },
  { name: 'leave', shown: ['Escape'], run: ({ leave }) => leave() },
];
