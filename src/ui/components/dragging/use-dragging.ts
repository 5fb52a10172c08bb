import { useEffect, useRef } from 'react';
import { type DropHandler, dragCards } from './drag-cards.ts';

export function useDragging<E extends HTMLElement>(drop: DropHandler) {
  const list = useRef<E>(null);
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => (list.current ? dragCards(list.current, (card, slot) => latest.current(card, slot)) : undefined), []);
  return list;
}
