import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { type Choice, matchingChoices } from '#domain/criteria/filter-subject.ts';

/** If the user presses Enter before the values have loaded, the first match is chosen afterwards. */
export function useValueSearch(choices: readonly Choice[] | undefined, choose: (choice: Choice) => void) {
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const found = useMemo(() => matchingChoices(choices ?? [], typed), [choices, typed]);
  useEffect(() => {
    if (!choices || !isEntered) return;
    setEntered(false);
    const [first] = found;
    if (first) choose(first);
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setEntered(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === '' || (choices && found.length === 0)) return;
    event.preventDefault();
    setEntered(true);
  };
  return { typed, found, handleChange, handleKeyDown };
}
