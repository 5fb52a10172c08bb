import type { PartKey } from '../../keyboard/part-key.ts';

interface PositionActions {
  readonly go: () => void;
  readonly leave: () => void;
}

interface PositionKey extends PartKey<'go' | 'leave'> {
  readonly run: (actions: PositionActions) => void;
}

/** What keys do where the number of another record is typed; the help shows this very table. */
export const positionKeys: readonly PositionKey[] = [
  { name: 'go', shown: ['Enter'], run: ({ go }) => go() },
  { name: 'leave', shown: ['Escape'], run: ({ leave }) => leave() },
];
