import { type RefObject, useLayoutEffect } from 'react';
import { useShared } from '../use-view-model.ts';
import { Modals } from './modals.ts';

/** Lets the notices come into a modal dialog, for as long as it is mounted: outside of it nobody could reach them. */
export function useTopLayer(dialog: RefObject<HTMLElement | null>): void {
  const modals = useShared(Modals);
  useLayoutEffect(() => (dialog.current ? modals.add(dialog.current) : undefined), [modals, dialog]);
}
