import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowSteps } from '../roving-focus.ts';

interface HeldItem {
  readonly key: string;
  readonly at: number;
}

interface ReorderingOptions {
  readonly keys: readonly string[];
  readonly titleOf: (key: string) => string;
  readonly placeOf: (at: number) => string;
  readonly onMove: (key: string, to: number) => void;
}

/**
 * Reorders a list by keyboard: Alt and an arrow move an item at once; without Alt the user picks it up, moves it and
 * drops it.
 */
export function useReordering({ keys, titleOf, placeOf, onMove }: ReorderingOptions) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<HeldItem>();
  const [announcement, setAnnouncement] = useState('');
  const shown = held ? keys.filter((key) => key !== held.key).toSpliced(held.at, 0, held.key) : keys;

  const announce = (what: 'held' | 'at' | 'placed' | 'kept', { key, at }: HeldItem) =>
    setAnnouncement(t(`questions.said.${what}`, { option: titleOf(key), place: placeOf(at) }));
  const moveTo = (key: string, at: number) => {
    setHeld(undefined);
    if (keys[at] === undefined) return;
    announce('placed', { key, at });
    if (at !== keys.indexOf(key)) onMove(key, at);
  };
  const pickUp = (key: string) => {
    const picked = { key, at: keys.indexOf(key) };
    setHeld(picked);
    announce('held', picked);
  };
  const cancel = () => {
    if (!held) return;
    setHeld(undefined);
    announce('kept', { key: held.key, at: keys.indexOf(held.key) });
  };
  const step = (key: string, from: number, to: number) => {
    if (!held) return moveTo(key, to);
    const at = keys[to] === undefined ? from : to;
    setHeld({ key: held.key, at });
    announce('at', { key: held.key, at });
  };
  const toggle = (key: string) => (held ? moveTo(held.key, held.at) : pickUp(key));

  const handleKeyDown = (event: KeyboardEvent, key: string, at: number) => {
    const by = arrowSteps[event.key];
    const isHeld = held?.key === key;
    if (by !== undefined && (event.altKey || isHeld)) step(key, at, at + by);
    else if (event.key === 'Escape' && isHeld) cancel();
    else return;
    event.preventDefault();
  };

  return { held, shown, announcement, moveTo, handleKeyDown, toggle, cancel };
}

export type Reordering = ReturnType<typeof useReordering>;
