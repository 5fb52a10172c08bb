import { type RefObject, useEffect } from 'react';

/** Focuses the heading when the focused element of the previous page has been removed. */
export function useHeadingFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [page]);
}
