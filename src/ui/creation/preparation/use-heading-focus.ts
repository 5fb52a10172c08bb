import { type RefObject, useEffect } from 'react';

/** Where what had the focus is gone with what stood here before, it goes on from the heading. */
export function useHeadingFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [page]);
}
