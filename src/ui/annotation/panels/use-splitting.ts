import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  clampShare,
  type ResizablePart,
  type ResizeStep,
  resizedShare,
  type ShareBounds,
} from '#domain/annotation/panels/panel-sizes.ts';
import { percent } from '#domain/datasets/progress.ts';
import { Division } from './division.ts';
import { lineKeys } from './line-keys.ts';

export interface Splitting {
  readonly part: ResizablePart;
  /** What is made larger and smaller. */
  readonly pane: RefObject<HTMLElement | null>;
  /** Takes the share in percent, or nothing for the usual one. */
  readonly onKeep: (share: number | undefined) => void;
  readonly onEnter: () => void;
}

/** Everything is measured when it begins: only the share changes. */
interface Drag {
  readonly division: Division;
  readonly from: number;
  readonly share: number;
  readonly pixels: number;
  readonly bounds: ShareBounds;
  readonly sign: 1 | -1;
  last: number;
}

/** What pointers and keys do to a line between two parts. */
export function useSplitting({ part, pane, onKeep, onEnter }: Splitting) {
  const line = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => (part === 'record' ? clientX : clientY);
  const divide = () => (pane.current && line.current ? new Division(part, pane.current, line.current) : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay for as long as the line does
  useEffect(() => divide()?.watch(), []);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const division = divide();
    if (event.button !== 0 || !division) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { share, pixels, bounds, sign } = division;
    drag.current = { division, from: pointOf(event), share, pixels, bounds, sign, last: share };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const { division, from, share, pixels, bounds, sign } = current;
    const moved = percent(pointOf(event) - from, pixels) * sign;
    current.last = clampShare(share + moved, bounds);
    division.show(current.last);
  };
  const handlePointerUp = () => {
    const { current } = drag;
    drag.current = undefined;
    if (current && current.last !== current.share) onKeep(current.last);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const division = divide();
    if (!division || !isOurs(event)) return;
    event.preventDefault(); // nothing else of the screen acts by it
    const move = (step: ResizeStep) => {
      const share = resizedShare(division.share, step, division.bounds);
      division.show(share);
      onKeep(share);
    };
    const stepOf = (arrow: string) => stepBy(arrow, part, division.sign);
    lineKeys.find(({ shown }) => shown.includes(event.key))?.run({ move, stepOf, restore: onEnter }, event.key);
  };
  return { line, handlePointerDown, handlePointerMove, handlePointerUp, handleKeyDown };
}

/** The space bar would scroll. */
const isOurs = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key === ' ' || lineKeys.some(({ shown }) => shown.includes(key)));

function stepBy(arrow: string, part: ResizablePart, sign: 1 | -1): ResizeStep | undefined {
  const [onwards, back] = part === 'record' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (arrow === onwards) return sign > 0 ? 'larger' : 'smaller';
  if (arrow === back) return sign > 0 ? 'smaller' : 'larger';
  return undefined;
}
