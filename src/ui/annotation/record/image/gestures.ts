import type { FixedKey } from '../../../keyboard/fixed-key.ts';
import { frameShareOfStep, type Point, type Size, zoomStep } from './zoom.ts';

export interface ImageActions {
  readonly isZoomedIn: () => boolean;
  readonly scale: (factor: number, at: Point) => void;
  readonly move: (by: Point) => void;
  readonly fit: () => void;
}

export const centre: Point = { x: 0, y: 0 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

/**
 * Zooms and moves by keys, wheel, mouse and touch. Without `hasWheel`, the wheel scrolls the page unless Ctrl is
 * held.
 */
export function listenToGestures(element: HTMLElement, hasWheel: boolean, actions: ImageActions): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const key = imageKeyFor(event, actions);
    if (!key) return;
    event.preventDefault();
    key.run(actions, sizeOf(element), event.key);
  };
  const handleWheel = (event: WheelEvent) => {
    if (!hasWheel && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    actions.scale(
      Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0025)),
      pointIn(element.getBoundingClientRect(), event),
    );
  };
  const release = listenToPointers(element, actions);
  element.addEventListener('keydown', handleKey);
  element.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    release();
    element.removeEventListener('keydown', handleKey);
    element.removeEventListener('wheel', handleWheel);
  };
}

interface ImageKey extends FixedKey<'larger' | 'smaller' | 'fit' | 'move'> {
  /** The page keeps the key while the whole image is in view. */
  readonly onlyZoomedIn?: boolean;
  readonly keys: readonly string[];
  readonly run: (actions: ImageActions, frame: Size, key: string) => void;
}

export const imageKeys: readonly ImageKey[] = [
  { name: 'larger', shown: ['+'], keys: ['+', '='], run: ({ scale }) => scale(zoomStep, centre) },
  { name: 'smaller', shown: ['-'], keys: ['-'], run: ({ scale }) => scale(1 / zoomStep, centre) },
  { name: 'fit', shown: ['0'], onlyZoomedIn: true, keys: ['0'], run: (actions) => actions.fit() },
  {
    name: 'move',
    shown: Object.keys(arrows),
    onlyZoomedIn: true,
    keys: Object.keys(arrows),
    run: ({ move }, { width, height }, key) => {
      const { x, y } = arrows[key] ?? centre;
      move({ x: x * width * frameShareOfStep, y: y * height * frameShareOfStep });
    },
  },
];

function imageKeyFor({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { isZoomedIn }: ImageActions) {
  if (ctrlKey || metaKey || altKey) return undefined;
  return imageKeys.find(({ keys, onlyZoomedIn }) => keys.includes(key) && (!onlyZoomedIn || isZoomedIn()));
}

/** Position relative to the centre of the frame. */
function pointIn({ left, top, width, height }: DOMRect, { clientX, clientY }: MouseEvent): Point {
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** One pointer moves the image, two zoom it. */
function listenToPointers(element: HTMLElement, { scale, move }: ImageActions) {
  const down = new Map<number, Point>();
  let frame = new DOMRect(); // constant while a pointer is down
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
