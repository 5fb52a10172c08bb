import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import {
  clampShare,
  type ResizablePart,
  type ResizeStep,
  resizedShare,
  type ShareBounds,
} from '#domain/annotation/panels/panel-sizes.ts';
import { percent } from '#domain/datasets/progress.ts';
import { SplitPane } from './split-pane.ts';
import { splitterKeys } from './splitter-keys.ts';

export interface SplitterOptions {
  readonly part: ResizablePart;
  readonly pane: RefObject<HTMLElement | null>;
  /** Receives the size in percent, or undefined for the default. */
  readonly onResize: (share: number | undefined) => void;
  readonly onEnter: () => void;
}

/** Measurements from the start of the drag; only `currentShare` changes. */
interface Drag {
  readonly splitPane: SplitPane;
  readonly startPx: number;
  readonly share: number;
  readonly totalPx: number;
  readonly bounds: ShareBounds;
  readonly sign: 1 | -1;
  currentShare: number;
}

export function useSplitter({ part, pane, onResize, onEnter }: SplitterOptions) {
  const splitter = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => (part === 'record' ? clientX : clientY);
  const currentPane = () =>
    pane.current && splitter.current ? new SplitPane(part, pane.current, splitter.current) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: both elements live as long as the splitter
  useEffect(() => currentPane()?.observeResize(), []);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const splitPane = currentPane();
    if (event.button !== 0 || !splitPane) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { share, totalPx, bounds, sign } = splitPane;
    drag.current = { splitPane, startPx: pointOf(event), share, totalPx, bounds, sign, currentShare: share };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const { splitPane, startPx, share, totalPx, bounds, sign } = current;
    const moved = percent(pointOf(event) - startPx, totalPx) * sign;
    current.currentShare = clampShare(share + moved, bounds);
    splitPane.showShare(current.currentShare);
  };
  const handlePointerUp = () => {
    const { current } = drag;
    drag.current = undefined;
    if (current && current.currentShare !== current.share) onResize(current.currentShare);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const splitPane = currentPane();
    if (!splitPane || !isSplitterKey(event)) return;
    event.preventDefault(); // no other shortcut may run
    const move = (step: ResizeStep) => {
      const share = resizedShare(splitPane.share, step, splitPane.bounds);
      splitPane.showShare(share);
      onResize(share);
    };
    const stepOf = (arrow: string) => stepBy(arrow, part, splitPane.sign);
    splitterKeys.find(({ shown }) => shown.includes(event.key))?.run({ move, stepOf, restore: onEnter }, event.key);
  };
  return { splitter, handlePointerDown, handlePointerMove, handlePointerUp, handleKeyDown };
}

/** Includes the space bar, which would scroll the page. */
const isSplitterKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key === ' ' || splitterKeys.some(({ shown }) => shown.includes(key)));

function stepBy(arrow: string, part: ResizablePart, sign: 1 | -1): ResizeStep | undefined {
  const [onwards, back] = part === 'record' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (arrow === onwards) return sign > 0 ? 'larger' : 'smaller';
  if (arrow === back) return sign > 0 ? 'smaller' : 'larger';
  return undefined;
}
