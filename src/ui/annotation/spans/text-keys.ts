import type { CaretStep } from '#domain/annotation/spans/caret.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import type { FixedKey } from '../../keyboard/fixed-key.ts';
import type { SpanInteraction } from '../model/spans/span-interaction.ts';

export interface TextKeyActions {
  readonly interaction: SpanInteraction;
  /** Moves by a line of the layout, which only the view knows. */
  readonly moveByLine: (isForward: boolean, isExtending: boolean) => void;
  readonly moveInLine: (isForward: boolean, isExtending: boolean) => void;
  readonly digit: (digit: string) => void;
  readonly leave: () => void;
  readonly isRightToLeft: () => boolean;
}

type Name =
  | ('label' | 'removeSpan' | 'letGo')
  | ('allText' | 'nextSpan' | 'sentence' | 'line' | 'ends' | 'lineEnds' | 'word' | 'character');

export interface TextKey extends FixedKey<Name> {
  readonly when: (event: KeyboardEvent) => boolean;
  readonly run: (keys: TextKeyActions, event: KeyboardEvent) => unknown;
}

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const isOf = (...keys: readonly string[]) => {
  const all = new Set(keys);
  return ({ key }: KeyboardEvent) => all.has(key);
};
const isVertical = isOf('ArrowUp', 'ArrowDown');
const isHorizontal = isOf('ArrowLeft', 'ArrowRight');
const isEdge = isOf('Home', 'End');
const isDown = ({ key }: KeyboardEvent) => key === 'ArrowDown';
const isEnd = ({ key }: KeyboardEvent) => key === 'End';
const isForward = ({ isRightToLeft }: TextKeyActions, { key }: KeyboardEvent) =>
  (key === 'ArrowRight') !== isRightToLeft();

const moveCaret =
  (step: CaretStep) =>
  (keys: TextKeyActions, event: KeyboardEvent): void =>
    keys.interaction.move(step, isForward(keys, event), event.shiftKey);

/** In order of precedence. */
export const textKeys: readonly TextKey[] = [
  {
    name: 'label',
    shown: ['1 – 9'],
    when: (event) => digitOf(event) !== undefined,
    run: ({ digit }, event) => digit(digitOf(event) ?? ''),
  },
  {
    name: 'removeSpan',
    shown: ['Delete'],
    when: isOf('Backspace', 'Delete'),
    run: ({ interaction }) => interaction.removeAtCaret(),
  },
  {
    name: 'letGo',
    shown: ['Escape'],
    when: isOf('Escape'),
    run: ({ interaction, leave }) => interaction.escape() || leave(),
  },
  { name: 'allText', shown: ['Mod+a'], when: (event) => isOf('a', 'A')(event) && isChord(event), run: selectAll },
  {
    name: 'nextSpan',
    shown: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    when: (event) => isVertical(event) && event.altKey,
    run: ({ interaction }, event) => interaction.goToMark(isDown(event)),
  },
  {
    name: 'sentence',
    shown: ['Mod+ArrowUp', 'Mod+ArrowDown'],
    when: (event) => isVertical(event) && isChord(event),
    run: ({ interaction }, event) => interaction.move('sentence', isDown(event), event.shiftKey),
  },
  {
    name: 'line',
    shown: ['ArrowUp', 'ArrowDown'],
    when: isVertical,
    run: ({ moveByLine }, event) => moveByLine(isDown(event), event.shiftKey),
  },
  {
    name: 'ends',
    shown: ['Mod+Home', 'Mod+End'],
    when: (event) => isEdge(event) && isChord(event),
    run: ({ interaction }, event) => interaction.move('text', isEnd(event), event.shiftKey),
  },
  {
    name: 'lineEnds',
    shown: ['Home', 'End'],
    onMac: ['Mod+ArrowLeft', 'Mod+ArrowRight'],
    when: (event) => isEdge(event) || (isHorizontal(event) && event.metaKey),
    run: (keys, event) => keys.moveInLine(isEdge(event) ? isEnd(event) : isForward(keys, event), event.shiftKey),
  },
  {
    name: 'word',
    shown: ['Mod+ArrowLeft', 'Mod+ArrowRight'],
    onMac: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
    when: (event) => isHorizontal(event) && (event.ctrlKey || event.altKey),
    run: moveCaret('word'),
  },
  { name: 'character', shown: ['ArrowLeft', 'ArrowRight'], when: isHorizontal, run: moveCaret('character') },
];

export function runTextKey(keys: TextKeyActions, event: KeyboardEvent): boolean {
  const found = textKeys.find(({ when }) => when(event));
  found?.run(keys, event);
  return found !== undefined;
}

function selectAll({ interaction }: TextKeyActions) {
  interaction.move('text', false, false);
  interaction.move('text', true, true);
}
