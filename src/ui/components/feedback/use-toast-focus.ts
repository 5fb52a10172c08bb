import { useEffect, useRef } from 'react';

/** F6 moves the focus to the newest toast, and back to where it was. */
export function useToastFocus() {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  const focusOrigin = () => origin.current instanceof HTMLElement && origin.current.focus();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const newest = newestIn(region.current);
      if (event.key !== 'F6' || !newest) return;
      event.preventDefault();
      if (isIn(region.current, document.activeElement)) focusOrigin();
      else newest.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  useEffect(() => {
    const { current } = region;
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element)) origin.current = null;
      else if (!isIn(current, relatedTarget)) origin.current = relatedTarget;
    };
    current?.addEventListener('focusin', handleFocus);
    return () => current?.removeEventListener('focusin', handleFocus);
  }, []);

  const moveFocusFrom = (item: Element) => {
    if (!isIn(item, document.activeElement)) return;
    const next = newestIn(region.current, item);
    if (next) next.focus();
    else focusOrigin();
  };

  return { region, moveFocusFrom };
}

const isIn = (region: Element | null, element: Element | null) => region?.contains(element) ?? false;

function newestIn(region: Element | null, except?: Element): HTMLElement | undefined {
  const items = [...(region?.querySelectorAll<HTMLElement>('[data-toast]:not([data-leaving])') ?? [])];
  return items.filter((item) => item !== except).sort((a, b) => Number(b.dataset.toast) - Number(a.dataset.toast))[0];
}
