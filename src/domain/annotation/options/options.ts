import { limits } from '../../shared/limits.ts';
import type { Option, QuestionOf } from '../question.ts';
import { type Suggestion, suggestedValues } from '../suggestion.ts';

/** A question whose list of options may be long. */
export type LabelledQuestion = QuestionOf<'label_selection'> | QuestionOf<'multi_label_selection'> | QuestionOf<'span'>;

/** An option and its place in the settings, which its number follows. */
export interface PositionedOption extends Option {
  readonly position: number;
}

/** Whether a number of visible options can be chosen at all. */
export const hasVisibleOptions = ({ settings }: LabelledQuestion): boolean =>
  settings.options.length > limits.visibleOptionsAbove;

/** How many options the folded list shows: all of them, unless fewer were chosen. */
export const visibleOptions = (question: LabelledQuestion): number => {
  const { options, visibleOptions: chosen = options.length } = question.settings;
  return hasVisibleOptions(question) ? Math.min(chosen, options.length) : options.length;
};

export const isFoldable = (question: LabelledQuestion): boolean =>
  visibleOptions(question) < question.settings.options.length;

/** A long list and a folded one can be searched. */
export const isSearchable = (question: LabelledQuestion): boolean =>
  isFoldable(question) || question.settings.options.length >= limits.optionSearchFrom;

/** The options in the order of the settings, or the suggested ones first and the best of them foremost. */
export function orderedOptions(question: LabelledQuestion, suggestion?: Suggestion): readonly PositionedOption[] {
  const placed = question.settings.options.map((option, position) => ({ ...option, position }));
  if (question.type !== 'multi_label_selection' || question.settings.optionsOrder !== 'suggestion') return placed;

  const suggested = suggestedValues(suggestion);
  const weight = ({ value }: Option) => {
    const found = suggested.get(value);
    return found ? (found.score ?? 0) : Number.NEGATIVE_INFINITY;
  };
  return placed.toSorted((one, other) => compareWeights(weight(other), weight(one)));
}

/** What a folded list shows: the visible options, and after them those that are selected though hidden. */
export const foldedOptions = <O extends Option>(
  options: readonly O[],
  visible: number,
  selected: readonly string[],
): readonly O[] => options.filter(({ value }, index) => index < visible || selected.includes(value));

/** The options that have the searched words in their text. */
export function matchingOptions<O extends Option>(options: readonly O[], search: string): readonly O[] {
  const wanted = search.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(wanted));
}

const compareWeights = (one: number, other: number) => (one === other ? 0 : one - other);
