import type { ResizeStep } from '#domain/annotation/panels/panel-sizes.ts';
import type { PartKey } from '../../keyboard/part-key.ts';

/** What can be done with a line between two parts of the screen. */
export interface SplitterActions {
  readonly move: (step: ResizeStep) => void;
  /** What an arrow means there, if it points along the way that the line goes. */
  readonly stepOf: (arrow: string) => ResizeStep | undefined;
  /** Brings the usual size back, or folds the panel. */
  readonly restore: () => void;
}

interface SplitterKey extends PartKey<'move' | 'ends' | 'restore'> {
  readonly run: (actions: SplitterActions, key: string) => void;
}

/** What keys do to the line that has the focus; the help shows this very table. */
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
