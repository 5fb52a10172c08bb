import type { PartKey } from '../../../keyboard/part-key.ts';
import { type Point, type Size, step, stride } from './zoom.ts';

/** What hands can do to an image. */
export interface Acts {
  readonly isClose: () => boolean;
  readonly scale: (factor: number, at: Point) => void;
  readonly move: (by: Point) => void;
  readonly fit: () => void;
}

export const middle: Point = { x: 0, y: 0 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

/** Keys, wheel, pointer and fingers. Where the page scrolls, a bare wheel is left to it. */
export function follow(element: HTMLElement, hasWheel: boolean, acts: Acts): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const key = keyOf(event, acts);
    if (!key) return;
    event.preventDefault();
    key.run(acts, sizeOf(element), event.key);
  };
  const handleWheel = (event: WheelEvent) => {
    if (!hasWheel && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    acts.scale(
      Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0025)),
      pointIn(element.getBoundingClientRect(), event),
    );
  };
  const release = followPointers(element, acts);
  element.addEventListener('keydown', handleKey);
  element.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    release();
    element.removeEventListener('keydown', handleKey);
    element.removeEventListener('wheel', handleWheel);
  };
}

interface ImageKey extends PartKey<'larger' | 'smaller' | 'fit' | 'move'> {
  /** While the whole image is in view, the page may have a use for it. */
  readonly isOfPart?: boolean;
  readonly keys: readonly string[];
  readonly run: (acts: Acts, frame: Size, key: string) => void;
}

/** What keys do to an image that has the focus; the help shows this very table. */
export const imageKeys: readonly ImageKey[] = [
  { name: 'larger', shown: ['+'], keys: ['+', '='], run: ({ scale }) => scale(step, middle) },
  { name: 'smaller', shown: ['-'], keys: ['-'], run: ({ scale }) => scale(1 / step, middle) },
  { name: 'fit', shown: ['0'], isOfPart: true, keys: ['0'], run: (acts) => acts.fit() },
  {
    name: 'move',
    shown: Object.keys(arrows),
    isOfPart: true,
    keys: Object.keys(arrows),
    run: ({ move }, { width, height }, key) => {
      const { x, y } = arrows[key] ?? middle;
      move({ x: x * width * stride, y: y * height * stride });
    },
  },
];

function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { isClose }: Acts) {
  if (ctrlKey || metaKey || altKey) return undefined;
  return imageKeys.find(({ keys, isOfPart }) => keys.includes(key) && (!isOfPart || isClose()));
}

/** Counted from the middle. */
function pointIn({ left, top, width, height }: DOMRect, { clientX, clientY }: MouseEvent): Point {
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** One pointer moves, two pinch. */
function followPointers(element: HTMLElement, { scale, move }: Acts) {
  const down = new Map<number, Point>();
  let frame = new DOMRect(); // stays where it is while a pointer is down
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    frame = element.getBoundingClientRect();
    down.set(event.pointerId, pointIn(frame, event));
  };
  const handleMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointIn(frame, event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (!other) return move({ x: now.x - before.x, y: now.y - before.y });
    move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    scale(distance(now, other) / Math.max(1, distance(before, other)), at);
  };
  const handleUp = ({ pointerId }: PointerEvent) => down.delete(pointerId);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', handleDown, { signal });
  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', handleUp, { signal });
  addEventListener('pointercancel', handleUp, { signal });
  return () => stop.abort();
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
