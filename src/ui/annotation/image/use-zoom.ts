import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Acts, follow, middle, sizeOf } from './gestures.ts';
import { fitting, moved, step, zoomed } from './zoom.ts';

export interface Zoomable {
  /** What an image is seen through. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  /** Whether the wheel has nothing else to do. */
  readonly hasWheel?: boolean;
}

/** Looks closer at an image. */
export function useZoom({ frame, picture, hasWheel = false }: Zoomable) {
  const [view, setView] = useState(fitting);
  const latest = useRef(view);
  const acts = useMemo<Acts>(
    () => ({
      isClose: () => latest.current.scale > 1,
      scale: (factor, at) => setView((now) => (frame.current ? zoomed(now, factor, at, sizeOf(frame.current)) : now)),
      move: (by) => setView((now) => (frame.current ? moved(now, by, sizeOf(frame.current)) : now)),
      fit: () => setView(fitting),
    }),
    [frame],
  );

  useEffect(() => (frame.current ? follow(frame.current, hasWheel, acts) : undefined), [frame, hasWheel, acts]);
  useLayoutEffect(() => {
    latest.current = view;
    picture.current?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    frame.current?.toggleAttribute('data-close', view.scale > 1);
  }, [frame, picture, view]);

  return {
    scale: view.scale,
    larger: () => acts.scale(step, middle),
    smaller: () => acts.scale(1 / step, middle),
    fit: acts.fit,
  };
}
