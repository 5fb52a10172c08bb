import { type RefObject, useEffect, useState } from 'react';

/** So far ahead of the window a thing is made ready. */
const ahead = '1200px 0px';

const waiting = new WeakMap<Element, () => void>();

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
        },
        { rootMargin: ahead },
      );

/** Whether a thing has been near the window; where nobody can tell, it has. */
export function useNear(shown: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce || observer === undefined);
  useEffect(() => {
    const element = shown.current;
    if (!element || isNear || !observer) return;
    waiting.set(element, () => setNear(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [shown, isNear]);
  return isNear;
}
