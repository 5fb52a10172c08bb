import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DatasetRecord } from '#domain/annotation/record.ts';

/** A card, and its distance from the top edge of the list in pixels. */
interface ScrollAnchor {
  readonly card: Element;
  readonly top: number;
}

/** Distance from the top edge at which the user presumably reads. */
const readingLinePx = 24;

/** Scrolls to the top for other records, and keeps the card that the user reads in place when cards collapse. */
export function useKeepScrollPosition(records: readonly DatasetRecord[], isFolded: boolean) {
  const ref = useRef<HTMLElement>(null);
  const anchor = useRef<ScrollAnchor>(undefined);
  const shownIds = useRef<ReadonlySet<string>>(new Set());
  const topOf = (card: Element) => card.getBoundingClientRect().top - (ref.current?.getBoundingClientRect().top ?? 0);

  useEffect(() => {
    const areOthers = !records.some(({ id }) => shownIds.current.has(id));
    shownIds.current = new Set(records.map(({ id }) => id));
    if (!areOthers) return;
    anchor.current = undefined;
    if (ref.current) ref.current.scrollTop = 0;
  }, [records]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the cards collapse or expand
  useLayoutEffect(() => {
    const { current } = anchor;
    if (!ref.current || !current?.card.isConnected) return;
    const isAboveReadingLine = current.top + current.card.clientHeight < readingLinePx;
    ref.current.scrollTop += topOf(current.card) - (isAboveReadingLine ? 0 : current.top);
  }, [isFolded]);

  const onScroll = () => {
    const { left = 0, top = 0, width = 0 } = ref.current?.getBoundingClientRect() ?? {};
    const card = document.elementFromPoint(left + width / 2, top + readingLinePx)?.closest('article');
    anchor.current = card ? { card, top: topOf(card) } : undefined;
  };
  return { ref, onScroll };
}
