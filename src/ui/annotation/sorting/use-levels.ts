import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveSortTo, type Sort, type SortBy, sameSubject } from '#domain/criteria/sort.ts';

interface Held {
  readonly by: SortBy;
  readonly at: number;
}

/** Levels change places at once, or by picking one up, moving it and putting it down. */
export function useLevels(sort: readonly Sort[], titleOf: (by: SortBy) => string, onChange: (to: typeof sort) => void) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const shown = held ? moveSortTo(sort, held.by, held.at) : sort;
  const levelOf = (by: SortBy) => sort.findIndex((each) => sameSubject(each.by, by));

  const say = (key: 'held' | 'at' | 'placed' | 'kept', { by, at }: Held) =>
    setSaid(t(`questions.said.${key}`, { option: titleOf(by), place: t('sorting.level', { number: at + 1 }) }));
  const place = (by: SortBy, at: number) => {
    setHeld(undefined);
    if (!sort[at]) return;
    say('placed', { by, at });
    if (at !== levelOf(by)) onChange(moveSortTo(sort, by, at));
  };
  const pickUp = (by: SortBy) => {
    setHeld({ by, at: levelOf(by) });
    say('held', { by, at: levelOf(by) });
  };
  const letGo = () => {
    if (!held) return;
    setHeld(undefined);
    say('kept', { by: held.by, at: levelOf(held.by) });
  };
  const step = (by: SortBy, from: number, to: number) => {
    if (!held) return place(by, to);
    const at = sort[to] ? to : from;
    setHeld({ by: held.by, at });
    say('at', { by: held.by, at });
  };
  const toggle = (by: SortBy) => (held ? place(held.by, held.at) : pickUp(by));

  return { held, shown, said, place, step, toggle, letGo };
}

export type Levels = ReturnType<typeof useLevels>;
