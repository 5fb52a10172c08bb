import { useLayoutEffect, useState } from 'react';
import { withCriteria } from '#domain/criteria/criteria.ts';
import { searchInField, type TextSearch, textSearch } from '#domain/criteria/search.ts';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';

/** Text in the search box until it is applied. A change of the address replaces it. */
export function useSearch({ criteria, apply }: RecordsViewModel) {
  const applied = criteria?.search;
  const [typed, setTyped] = useState<string>();
  const [chosenField, setChosenField] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const appliedText = applied?.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box shows the applied search again
  useLayoutEffect(() => setTyped(undefined), [appliedText]);

  const text = typed ?? appliedText ?? '';
  const field = applied ? applied.field : chosenField;
  const find = (search: TextSearch | undefined) => {
    setTyped(undefined);
    setFocused(false);
    if (criteria) apply(withCriteria(criteria, { search }));
  };
  return {
    text,
    field,
    /** Keeps the box expanded while the user searches, even when the results arrive. */
    isTyping: typed !== undefined || isFocused,
    type: setTyped,
    markFocused: () => setFocused(true),
    apply: () => find(textSearch(text, field)),
    clear: () => find(undefined),
    chooseField: (next: string | undefined) => {
      setChosenField(next);
      if (applied && criteria) apply(withCriteria(criteria, { search: searchInField(applied, next) }));
    },
  };
}
