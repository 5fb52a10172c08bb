import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { centre, type ImageActions, listenToGestures, sizeOf } from './gestures.ts';
import { fitting, moved, type Size, type View, zoomed, zoomStep } from './zoom.ts';

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
  const actions = useMemo<ImageActions>(() => {
    const changeView = (change: (now: View, size: Size) => View) => {
      if (!frame.current || !picture.current) return;
      view.current = change(view.current, sizeOf(frame.current));
      show(view.current, frame.current, picture.current);
      setScale(view.current.scale);
    };
    return {
      isZoomedIn: () => view.current.scale > 1,
      scale: (factor, at) => changeView((now, size) => zoomed(now, factor, at, size)),
      move: (by) => changeView((now, size) => moved(now, by, size)),
      fit: () => changeView(() => fitting),
    };
  }, [frame, picture]);

  useEffect(
    () => (frame.current ? listenToGestures(frame.current, hasWheel, actions) : undefined),
    [frame, hasWheel, actions],
  );
  useLayoutEffect(() => actions.fit(), [actions]);

  return {
    scale,
    larger: () => actions.scale(zoomStep, centre),
    smaller: () => actions.scale(1 / zoomStep, centre),
    fit: actions.fit,
  };
}

function show({ scale, x, y }: View, frame: HTMLElement, picture: HTMLElement) {
  picture.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  frame.toggleAttribute('data-close', scale > 1);
}
