import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Held {
  readonly key: string;
  readonly at: number;
}

interface Ordered {
  readonly keys: readonly string[];
  readonly titleOf: (key: string) => string;
  /** How a place is called. */
  readonly placeOf: (at: number) => string;
  readonly onMove: (key: string, to: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Things change places at once, or by picking one up, moving it and putting it down. */
export function useOrder({ keys, titleOf, placeOf, onMove }: Ordered) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const shown = held ? keys.filter((key) => key !== held.key).toSpliced(held.at, 0, held.key) : keys;

  const say = (what: 'held' | 'at' | 'placed' | 'kept', { key, at }: Held) =>
    setSaid(t(`questions.said.${what}`, { option: titleOf(key), place: placeOf(at) }));
  const place = (key: string, at: number) => {
    setHeld(undefined);
    if (keys[at] === undefined) return;
    say('placed', { key, at });
    if (at !== keys.indexOf(key)) onMove(key, at);
  };
  const pickUp = (key: string) => {
    const taken = { key, at: keys.indexOf(key) };
    setHeld(taken);
    say('held', taken);
  };
  const letGo = () => {
    if (!held) return;
    setHeld(undefined);
    say('kept', { key: held.key, at: keys.indexOf(held.key) });
  };
  const step = (key: string, from: number, to: number) => {
    if (!held) return place(key, to);
    const at = keys[to] === undefined ? from : to;
    setHeld({ key: held.key, at });
    say('at', { key: held.key, at });
  };
  const toggle = (key: string) => (held ? place(held.key, held.at) : pickUp(key));

  /** Alt moves at once, without it only what is picked up moves. */
  const press = (event: KeyboardEvent, key: string, at: number) => {
    const by = steps[event.key];
    const isHeld = held?.key === key;
    if (by !== undefined && (event.altKey || isHeld)) step(key, at, at + by);
    else if (event.key === 'Escape' && isHeld) letGo();
    else return;
    event.preventDefault();
  };

  return { held, shown, said, place, press, toggle, letGo };
}

export type Order = ReturnType<typeof useOrder>;
