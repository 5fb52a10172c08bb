import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus from a removed item to the one in its place, or to the status text of the empty list. */
export function useFocusNearby(body: RefObject<HTMLElement | null>, items: readonly unknown[] | undefined) {
  const focused = useRef<{ readonly item: Element; readonly index: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the items
  useLayoutEffect(() => {
    const { current } = focused;
    if (!body.current || !current || current.item.isConnected) return;
    focused.current = undefined;
    const left = body.current.querySelectorAll('li');
    const next = left[Math.min(current.index, left.length - 1)];
    (next?.querySelector('button') ?? body.current.querySelector<HTMLElement>('[role="status"]'))?.focus();
  }, [items]);

  return ({ target, currentTarget }: FocusEvent) => {
    const item = target.closest('li');
    focused.current = item ? { item, index: [...currentTarget.querySelectorAll('li')].indexOf(item) } : undefined;
  };
}
