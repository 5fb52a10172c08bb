import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Part, type Step, stepped, within } from '#domain/annotation/panels/shares.ts';
import { percent } from '#domain/datasets/progress.ts';
import { Division } from './division.ts';

export interface Splitting {
  readonly part: Part;
  /** What is made larger and smaller. */
  readonly pane: RefObject<HTMLElement | null>;
  /** Takes the share in percent, or nothing for the usual one. */
  readonly onKeep: (share: number | undefined) => void;
  readonly onEnter: () => void;
}

interface Drag {
  readonly division: Division;
  readonly from: number;
  readonly share: number;
  readonly pixels: number;
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
    const { share, pixels } = division;
    drag.current = { division, from: pointOf(event), share, pixels, last: share };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const { division, from, share, pixels } = current;
    const moved = percent(pointOf(event) - from, pixels) * division.sign;
    current.last = within(share + moved, division.bounds);
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
    const step = stepOf(event.key, part, division.sign);
    if (event.key === 'Enter') onEnter();
    if (!step) return;
    const share = stepped(division.share, step, division.bounds);
    division.show(share);
    onKeep(share);
  };
  return { line, handlePointerDown, handlePointerMove, handlePointerUp, handleKeyDown };
}

const isOurs = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && /^(Arrow.*|Home|End|Enter| )$/.test(key);

function stepOf(key: string, part: Part, sign: 1 | -1): Step | undefined {
  if (key === 'Home') return 'smallest';
  if (key === 'End') return 'largest';
  const [onwards, back] = part === 'record' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (key === onwards) return sign > 0 ? 'larger' : 'smaller';
  if (key === back) return sign > 0 ? 'smaller' : 'larger';
  return undefined;
}
