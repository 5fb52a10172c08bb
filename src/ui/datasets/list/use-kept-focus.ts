import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { focusRow } from './move-among-rows.ts';

/** When the row that has the focus goes, the one that takes its place gets it. Returns what notes where it is. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: readonly DatasetOverview[]) {
  const focused = useRef<{ readonly row: Element; readonly index: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the rows are others
  useLayoutEffect(() => {
    const { current } = focused;
    if (!list.current || !current || current.row.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) focusRow(list.current, current.index);
  }, [rows]);

  return ({ target, currentTarget }: FocusEvent) => {
    const row = target.closest('[data-dataset]');
    focused.current = row
      ? { row, index: [...currentTarget.querySelectorAll('[data-dataset]')].indexOf(row) }
      : undefined;
  };
}
