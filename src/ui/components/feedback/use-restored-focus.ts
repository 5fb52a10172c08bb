import { useEffect, useRef } from 'react';

/** Focuses the start button of the dialog when the work ends and the focused stop button is removed. */
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
