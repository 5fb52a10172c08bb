import { useMemo, useState } from 'react';
import {
  foldedOptions,
  isFoldable,
  isSearchable,
  type LabelledQuestion,
  matchingOptions,
  orderedOptions,
  visibleOptions,
} from '#domain/annotation/options/options.ts';
import { suggestionFor } from '#domain/annotation/suggestion.ts';
import type { AnswerForm } from '../../model/answering/answer-form.ts';
import { useRecordState } from '../use-record-state.ts';

export function useShownOptions(question: LabelledQuestion, form: AnswerForm, chosen: readonly string[]) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [search, setSearch] = useRecordState(form, '');
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const all = useMemo(
    () => orderedOptions(question, suggestion).map((each) => ({ ...each, digits: String(each.position + 1) })),
    [question, suggestion],
  );
  const folded = isUnfolded ? all : foldedOptions(all, visibleOptions(question), chosen);
  const isSearching = search.trim() !== '';

  return {
    shown: isSearching ? matchingOptions(all, search) : folded,
    hidden: all.length - folded.length,
    isSearching,
    isSearchable: isSearchable(question),
    isFoldable: isFoldable(question) && !isSearching,
    isUnfolded,
    setUnfolded,
    search,
    setSearch,
  };
}

export type ShownOptions = ReturnType<typeof useShownOptions>;
