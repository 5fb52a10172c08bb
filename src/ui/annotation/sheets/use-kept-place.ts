import { useEffect, useLayoutEffect, useRef } from 'react';

/** A record, and how far below the upper edge of the list it begins. */
interface Place {
  readonly card: Element;
  readonly top: number;
}

/** So far below the upper edge is what is being read. */
const edge = 24;

/** Another page is read from its beginning; what is folded keeps its place. */
export function useKeptPlace(page: number, isFolded: boolean) {
  const ref = useRef<HTMLElement>(null);
  const place = useRef<Place>(undefined);
  const topOf = (card: Element) => card.getBoundingClientRect().top - (ref.current?.getBoundingClientRect().top ?? 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    place.current = undefined;
    if (ref.current) ref.current.scrollTop = 0;
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time they are folded or unfolded
  useLayoutEffect(() => {
    const { current } = place;
    if (!ref.current || !current?.card.isConnected) return;
    const wouldBeGone = current.top + current.card.clientHeight < edge;
    ref.current.scrollTop += topOf(current.card) - (wouldBeGone ? 0 : current.top);
  }, [isFolded]);

  const onScroll = () => {
    const { left = 0, top = 0, width = 0 } = ref.current?.getBoundingClientRect() ?? {};
    const card = document.elementFromPoint(left + width / 2, top + edge)?.closest('article');
    place.current = card ? { card, top: topOf(card) } : undefined;
  };
  return { ref, onScroll };
}
