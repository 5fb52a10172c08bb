import type { KeyboardEvent } from 'react';

/** Index of the element that gets the focus next; `at` is -1 while none of the `count` elements has it. */
type FocusMove = (at: number, count: number) => number;
type FocusMoves = Readonly<Record<string, FocusMove>>;

const next: FocusMove = (at, count) => (at + 1) % count;
const previous: FocusMove = (at, count) => (at <= 0 ? count - 1 : at - 1);
const first: FocusMove = () => 0;
const last: FocusMove = (_, count) => count - 1;

/** Rows by which an arrow moves, for lists that hold only a part of their rows in the page. */
export const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const choiceMoves: FocusMoves = { ArrowDown: next, ArrowUp: previous };
export const menuMoves: FocusMoves = { ...choiceMoves, Home: first, End: last };
export const tabMoves: FocusMoves = { ArrowLeft: previous, ArrowRight: next, Home: first, End: last };
export const rowMoves: FocusMoves = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: first,
  End: last,
};

export function moveFocus(stops: readonly Element[], key: string, moves: FocusMoves): number | undefined {
  const at = stops.indexOf(document.activeElement ?? document.body);
  const to = moves[key]?.(at, stops.length);
  const target = to === undefined ? undefined : stops[to];
  if (target instanceof HTMLElement) target.focus();
  return to;
}

/** Handles the arrow keys of a list of controls that match `selector`: the last one leads to the first. */
export const moveAmong = (selector: string) => (event: KeyboardEvent) => {
  if (event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll(selector)];
  if (moveFocus(stops, event.key, choiceMoves) !== undefined) event.preventDefault();
};
