import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Acts, follow, middle, sizeOf } from './gestures.ts';
import { fitting, moved, type Size, step, type View, zoomed } from './zoom.ts';

export interface Zoomable {
  /** What an image is seen through. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  /** Whether the wheel has nothing else to do. */
  readonly hasWheel?: boolean;
}

/** Looks closer at an image. While it is moved, nothing is drawn anew but the image. */
export function useZoom({ frame, picture, hasWheel = false }: Zoomable) {
  const [scale, setScale] = useState(fitting.scale);
  const view = useRef(fitting);
  const acts = useMemo<Acts>(() => {
    const look = (change: (now: View, size: Size) => View) => {
      if (!frame.current || !picture.current) return;
      view.current = change(view.current, sizeOf(frame.current));
      show(view.current, frame.current, picture.current);
      setScale(view.current.scale);
    };
    return {
      isClose: () => view.current.scale > 1,
      scale: (factor, at) => look((now, size) => zoomed(now, factor, at, size)),
      move: (by) => look((now, size) => moved(now, by, size)),
      fit: () => look(() => fitting),
    };
  }, [frame, picture]);

  useEffect(() => (frame.current ? follow(frame.current, hasWheel, acts) : undefined), [frame, hasWheel, acts]);
  useLayoutEffect(() => acts.fit(), [acts]);

  return {
    scale,
    larger: () => acts.scale(step, middle),
    smaller: () => acts.scale(1 / step, middle),
    fit: acts.fit,
  };
}

function show({ scale, x, y }: View, frame: HTMLElement, picture: HTMLElement) {
  picture.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  frame.toggleAttribute('data-close', scale > 1);
}
