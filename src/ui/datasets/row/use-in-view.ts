import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** So far beyond the edge a row gets ready. */
const margin = '400px';

/** One observer for all rows. Where the browser has none, everything counts as seen. */
export class InView {
  private readonly rows = new Map<Element, (isSeen: boolean) => void>();
  private readonly observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => this.tell(entries), { rootMargin: `${margin} 0px` });

  watch(row: Element, changed: (isSeen: boolean) => void): () => void {
    if (!this.observer) changed(true);
    this.rows.set(row, changed);
    this.observer?.observe(row);
    return () => {
      this.observer?.unobserve(row);
      this.rows.delete(row);
    };
  }

  private tell(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) this.rows.get(target)?.(isIntersecting);
  }
}

export const InViewContext = createContext<InView | undefined>(undefined);

/** Tells of coming and going, and whether the row has ever been near: from then on it stays as it is. */
export function useInView<E extends Element>(
  isNearAtFirst: boolean,
  changed: (isSeen: boolean) => void,
): readonly [RefObject<E | null>, boolean] {
  const inView = useContext(InViewContext);
  const row = useRef<E>(null);
  const [hasBeenNear, setNear] = useState(isNearAtFirst);
  const latest = useRef(changed);
  latest.current = changed;

  useEffect(() => {
    const { current } = row;
    if (!current || !inView) return;
    const unwatch = inView.watch(current, (isSeen) => {
      latest.current(isSeen);
      if (isSeen) setNear(true);
    });
    return () => {
      unwatch();
      latest.current(false);
    };
  }, [inView]);
  return [row, hasBeenNear];
}
