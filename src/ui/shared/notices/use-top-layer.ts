import { type RefObject, useLayoutEffect } from 'react';
import { useShared } from '../use-view-model.ts';
import { Modals } from './modals.ts';

/** Moves the notices into a modal dialog while it is mounted: outside of it they would be inert. */
export function useTopLayer(dialog: RefObject<HTMLElement | null>): void {
  const modals = useShared(Modals);
  useLayoutEffect(() => (dialog.current ? modals.add(dialog.current) : undefined), [modals, dialog]);
}
