import { type RefObject, useEffect } from 'react';

/** Highlights search matches; loads the code only when there is a search. */
export function useSearchHighlight(shown: RefObject<HTMLElement | null>, search: string | undefined): void {
  useEffect(() => {
    const root = shown.current;
    if (!search || !root) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./highlight-search.ts').then(({ highlightSearch }) => {
      if (!isOver) stop = highlightSearch(root, search);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [shown, search]);
}
