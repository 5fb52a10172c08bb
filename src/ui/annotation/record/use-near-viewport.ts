import { type RefObject, useEffect, useState } from 'react';

/** So far ahead of the window a thing is made ready. */
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

/** Whether a thing has been near the window; where nobody can tell, it has. */
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
