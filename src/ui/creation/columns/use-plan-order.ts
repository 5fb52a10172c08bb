import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragging } from '../../annotation/dragging/use-dragging.ts';
import { type Order, useOrder } from '../../annotation/dragging/use-order.ts';

export interface PlanOrder {
  readonly order: Order;
  /** The list that they stand in. */
  readonly list: RefObject<HTMLOListElement | null>;
}

/** Parts of a plan change places, by drag and by keys; the focus goes with what was moved. */
export function usePlanOrder(names: readonly string[], move: (from: number, to: number) => void): PlanOrder {
  const { t } = useTranslation();
  const moved = useRef<number>(undefined);
  const order = useOrder({
    keys: names,
    titleOf: (name) => name,
    placeOf: (at) => t('preparing.place', { number: at + 1, total: names.length }),
    onMove: (name, to) => {
      moved.current = to;
      move(names.indexOf(name), to);
    },
  });
  const list = useDragging<HTMLOListElement>((name, slot) => order.place(name, Number(slot)));
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-slot="${moved.current}"] [data-grip]`)?.focus();
    moved.current = undefined;
  });
  return { order, list };
}
