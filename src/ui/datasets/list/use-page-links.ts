import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** A click that the browser would not take for a new tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Leads on within the application from any link in a list: a thousand that each listen would slow every step. */
export function usePageLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-page]') : null;
    const { page } = link?.dataset ?? {};
    if (page === undefined || !isPlain(event)) return;
    event.preventDefault();
    void navigate(page);
  };
}
