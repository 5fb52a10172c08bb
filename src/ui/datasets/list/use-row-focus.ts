import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { moveFocus, rowMoves } from '../../components/roving-focus.ts';

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('h2 a')];

/** Keys that move the focus to the rows and from row to row; when the focused row is removed, the row in its place gets the focus. */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly DatasetOverview[]) {
  const focused = useRef<{ readonly row: Element; readonly index: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the rows
  useLayoutEffect(() => {
    const { current } = focused;
    if (!list.current || !current || current.row.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) focusRow(list.current, current.index);
  }, [rows]);

  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
      if (isTaken || !list.current || !isControlFree(document.activeElement)) return;
      if (moveFocus(linksOf(list.current), event.key, rowMoves) !== undefined) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list]);

  const handleFocus = ({ target, currentTarget }: FocusEvent) => {
    const row = target.closest('[data-dataset]');
    focused.current = row
      ? { row, index: [...currentTarget.querySelectorAll('[data-dataset]')].indexOf(row) }
      : undefined;
  };
  return { handleFocus, handleKeyDown };
}

/** The heading has the focus after a navigation, and the body after a sign-in: neither uses keys itself. */
const isControlFree = (focused: Element | null) => focused === document.body || focused?.tagName === 'H1';

function handleKeyDown(event: KeyboardEvent) {
  const links = linksOf(event.currentTarget);
  const isOnLink = links.some((link) => link === document.activeElement);
  if (isOnLink && moveFocus(links, event.key, rowMoves) !== undefined) event.preventDefault();
}

function focusRow(list: Element, index: number) {
  const links = linksOf(list);
  links[Math.min(index, links.length - 1)]?.focus();
}
