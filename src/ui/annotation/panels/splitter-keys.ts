import type { ResizeStep } from '#domain/annotation/panels/panel-sizes.ts';
import type { FixedKey } from '../../keyboard/fixed-key.ts';

export interface SplitterActions {
  readonly move: (step: ResizeStep) => void;
  /** The resize step that an arrow key means on this axis. */
  readonly stepOf: (arrow: string) => ResizeStep | undefined;
  /** Restores the default size, or collapses the panel. */
  readonly restore: () => void;
}

interface SplitterKey extends FixedKey<'move' | 'ends' | 'restore'> {
  readonly run: (actions: SplitterActions, key: string) => void;
}

export const splitterKeys: readonly SplitterKey[] = [
  {
    name: 'move',
    shown: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    run: ({ move, stepOf }, key) => {
      const step = stepOf(key);
      if (step) move(step);
    },
  },
  { name: 'ends', shown: ['Home', 'End'], run: ({ move }, key) => move(key === 'Home' ? 'smallest' : 'largest') },
  { name: 'restore', shown: ['Enter'], run: ({ restore }) => restore() },
];
