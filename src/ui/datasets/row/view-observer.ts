import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** Distance from the window at which a row is drawn. */
const rootMargin = '400px';

/** One IntersectionObserver for all rows; without support every row counts as visible. */
export class ViewObserver {
  private readonly rows = new Map<Element, (isSeen: boolean) => void>();
  private readonly observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => this.notify(entries), { rootMargin: `${rootMargin} 0px` });

  watch(row: Element, onChange: (isSeen: boolean) => void): () => void {
    if (!this.observer) onChange(true);
    this.rows.set(row, onChange);
    this.observer?.observe(row);
    return () => {
      this.observer?.unobserve(row);
      this.rows.delete(row);
    };
  }

  private notify(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) this.rows.get(target)?.(isIntersecting);
  }
}

export const ViewObserverContext = createContext<ViewObserver | undefined>(undefined);

/**
 * Calls back when the row enters or leaves the view; returns a ref, and whether the row has ever been near the window.
 */
export function useInView<E extends Element>(
  isNearAtFirst: boolean,
  onChange: (isSeen: boolean) => void,
): readonly [RefObject<E | null>, boolean] {
  const viewObserver = useContext(ViewObserverContext);
  const row = useRef<E>(null);
  const [hasBeenNear, setNear] = useState(isNearAtFirst);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const { current } = row;
    if (!current || !viewObserver) return;
    const unwatch = viewObserver.watch(current, (isSeen) => {
      latest.current(isSeen);
      if (isSeen) setNear(true);
    });
    return () => {
      unwatch();
      latest.current(false);
    };
  }, [viewObserver]);
  return [row, hasBeenNear];
}
