import { useEffect, useRef } from 'react';

/** What ended the work is gone with it, and the focus too if it was there: it goes to what begins it again. */
export function useRestoredFocus(isBusy: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isLost) startButtonOf(content.current)?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return content;
}

const startButtonOf = (content: HTMLElement | null) =>
  content?.closest('dialog')?.querySelector<HTMLElement>('[data-look="strong"]');
