import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { centre, type ImageActions, listenToGestures, sizeOf } from './gestures.ts';
import { fitting, moveImage, type Size, type ZoomState, zoomImage, zoomStep } from './zoom.ts';

export interface Zoomable {
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  /** The wheel zooms without Ctrl. */
  readonly hasWheel?: boolean;
}

/** Zooms and moves an image through its style, without rendering React components. */
export function useZoom({ frame, picture, hasWheel = false }: Zoomable) {
  const [scale, setScale] = useState(fitting.scale);
  const view = useRef(fitting);
  const actions = useMemo<ImageActions>(() => {
    const changeView = (change: (now: ZoomState, size: Size) => ZoomState) => {
      if (!frame.current || !picture.current) return;
      view.current = change(view.current, sizeOf(frame.current));
      show(view.current, frame.current, picture.current);
      setScale(view.current.scale);
    };
    return {
      isZoomedIn: () => view.current.scale > 1,
      scale: (factor, at) => changeView((now, size) => zoomImage(now, factor, at, size)),
      move: (by) => changeView((now, size) => moveImage(now, by, size)),
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

function show({ scale, x, y }: ZoomState, frame: HTMLElement, picture: HTMLElement) {
  picture.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  frame.toggleAttribute('data-zoomed', scale > 1);
}
