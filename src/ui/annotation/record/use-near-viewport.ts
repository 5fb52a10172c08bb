import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which content starts to render. */
const rootMargin = '1200px 0px';

const callbacks = new WeakMap<Element, () => void>();

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
        },
        { rootMargin: rootMargin },
      );

/** Whether an element has been near the viewport; true in browsers without IntersectionObserver. */
export function useNearViewport(shown: RefObject<Element | null>, isNearAtStart: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtStart || observer === undefined);
  useEffect(() => {
    const element = shown.current;
    if (!element || isNear || !observer) return;
    callbacks.set(element, () => setNear(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [shown, isNear]);
  return isNear;
}
