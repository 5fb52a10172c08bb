import type { Step } from '#domain/annotation/spans/caret.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import type { SpanHands } from '../marking/span-hands.ts';

export interface TextKeys {
  readonly hands: SpanHands;
  /** By a line as it is laid out, which only the page knows. */
  readonly moveByLine: (isForward: boolean, isExtending: boolean) => void;
  /** To the start or the end of such a line. */
  readonly moveInLine: (isForward: boolean, isExtending: boolean) => void;
  readonly digit: (digit: string) => void;
  readonly leave: () => void;
  readonly isRightToLeft: () => boolean;
}

/** What a key does while the text has the focus; tells whether it does anything. */
export function pressKey(keys: TextKeys, event: KeyboardEvent): boolean {
  const { key } = event;
  const digit = digitOf(event);
  if (digit !== undefined) return does(() => keys.digit(digit));
  if (key === 'Backspace' || key === 'Delete') return does(() => keys.hands.removeAtCaret());
  if (key === 'Escape') return does(() => keys.hands.escape() || keys.leave());
  if (key.toLowerCase() === 'a' && isChord(event)) return does(() => selectAll(keys));
  return key.startsWith('Arrow') || key === 'Home' || key === 'End' ? does(() => travel(keys, event)) : false;
}

function travel(keys: TextKeys, event: KeyboardEvent) {
  const { key, shiftKey } = event;
  if (key === 'Home' || key === 'End') return edge(keys, key === 'End', event);
  if (key === 'ArrowUp' || key === 'ArrowDown') return vertical(keys, key === 'ArrowDown', event);
  const isForward = (key === 'ArrowRight') !== keys.isRightToLeft();
  if (event.metaKey) return keys.moveInLine(isForward, shiftKey);
  return keys.hands.move(stepOf(event), isForward, shiftKey);
}

function edge(keys: TextKeys, isForward: boolean, event: KeyboardEvent) {
  if (isChord(event)) keys.hands.move('text', isForward, event.shiftKey);
  else keys.moveInLine(isForward, event.shiftKey);
}

function vertical(keys: TextKeys, isForward: boolean, event: KeyboardEvent) {
  if (event.altKey) keys.hands.goToMark(isForward);
  else if (isChord(event)) keys.hands.move('sentence', isForward, event.shiftKey);
  else keys.moveByLine(isForward, event.shiftKey);
}

function selectAll({ hands }: TextKeys) {
  hands.move('text', false, false);
  hands.move('text', true, true);
}

const stepOf = ({ ctrlKey, altKey }: KeyboardEvent): Step => (ctrlKey || altKey ? 'word' : 'character');
const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function does(run: () => unknown): true {
  run();
  return true;
}
