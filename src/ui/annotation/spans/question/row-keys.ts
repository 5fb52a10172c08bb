import type { CaretStep } from '#domain/annotation/spans/caret.ts';
import { digitOf, type KeyPress } from '#domain/keyboard/combo.ts';
import type { FixedKey } from '../../../keyboard/fixed-key.ts';

export interface SpanRowActions {
  readonly relabel: (digit: string) => void;
  readonly remove: () => void;
  readonly moveEdge: (edge: 'start' | 'end', isForward: boolean, step: CaretStep) => void;
}

interface SpanRowKey extends FixedKey<'relabel' | 'removeSpan' | 'spanStart' | 'spanEnd'> {
  readonly when: (press: KeyPress) => boolean;
  readonly run: (actions: SpanRowActions, press: KeyPress) => void;
}

const isExtending = ({ key, shiftKey }: KeyPress) => shiftKey && key.startsWith('Arrow');
const isForward = ({ key }: KeyPress) => key === 'ArrowRight' || key === 'ArrowDown';
/** Steps by words; with Ctrl, by characters. */
const stepOf = ({ ctrlKey }: KeyPress): CaretStep => (ctrlKey ? 'character' : 'word');

export const rowKeys: readonly SpanRowKey[] = [
  {
    name: 'relabel',
    shown: ['1 – 9'],
    when: (press) => digitOf(press) !== undefined,
    run: ({ relabel }, press) => relabel(digitOf(press) ?? ''),
  },
  {
    name: 'removeSpan',
    shown: ['Delete'],
    when: ({ key }) => key === 'Delete' || key === 'Backspace',
    run: ({ remove }) => remove(),
  },
  {
    name: 'spanStart',
    shown: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'],
    when: (press) => isExtending(press) && press.altKey,
    run: ({ moveEdge }, press) => moveEdge('start', isForward(press), stepOf(press)),
  },
  {
    name: 'spanEnd',
    shown: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    when: isExtending,
    run: ({ moveEdge }, press) => moveEdge('end', isForward(press), stepOf(press)),
  },
];

/** For `aria-keyshortcuts`, without the many digits. */
export const spokenRowKeys = rowKeys
  .filter(({ name }) => name !== 'relabel')
  .flatMap(({ shown }) => shown)
  .join(' ');
