import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragging } from '../../components/dragging/use-dragging.ts';
import { type Reordering, useReordering } from '../../components/dragging/use-reordering.ts';

export interface PlanReordering {
  readonly reordering: Reordering;
  readonly list: RefObject<HTMLOListElement | null>;
}

/** Reorders a list of the plan by drag and by keyboard; the focus follows the moved item. */
export function usePlanReordering(
  keys: readonly string[],
  move: (from: number, to: number) => void,
  titleOf = (key: string) => key,
): PlanReordering {
  const { t } = useTranslation();
  const moved = useRef<number>(undefined);
  const reordering = useReordering({
    keys,
    titleOf,
    placeOf: (at) => t('preparing.place', { number: at + 1, total: keys.length }),
    onMove: (key, to) => {
      moved.current = to;
      move(keys.indexOf(key), to);
    },
  });
  const list = useDragging<HTMLOListElement>((key, slot) => reordering.moveTo(key, Number(slot)));
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-slot="${moved.current}"] [data-grip]`)?.focus();
    moved.current = undefined;
  });
  return { reordering, list };
}
