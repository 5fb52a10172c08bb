import { useLayoutEffect, useState } from 'react';
import { lookingAt } from '#domain/criteria/criteria.ts';
import { inField, type TextSearch, textSearch } from '#domain/criteria/search.ts';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';

/** What is typed until it is searched for; the address may change what is searched for as well. */
export function useSearch({ criteria, apply }: RecordsViewModel) {
  const applied = criteria?.search;
  const [typed, setTyped] = useState<string>();
  const [chosenField, setChosenField] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const appliedText = applied?.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched for now stands in the box again
  useLayoutEffect(() => setTyped(undefined), [appliedText]);

  const text = typed ?? appliedText ?? '';
  const field = applied ? applied.field : chosenField;
  const find = (search: TextSearch | undefined) => {
    setTyped(undefined);
    setFocused(false);
    if (criteria) apply(lookingAt(criteria, { search }));
  };
  return {
    text,
    field,
    /** Goes on saying what is sought, whatever is found meanwhile. */
    isTyping: typed !== undefined || isFocused,
    type: setTyped,
    markFocused: () => setFocused(true),
    apply: () => find(textSearch(text, field)),
    clear: () => find(undefined),
    chooseField: (next: string | undefined) => {
      setChosenField(next);
      if (applied && criteria) apply(lookingAt(criteria, { search: inField(applied, next) }));
    },
  };
}
