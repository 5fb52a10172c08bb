import { limits } from '../../shared/limits.ts';
import type { Option, QuestionOf } from '../question.ts';
import { type Suggestion, suggestedValues } from '../suggestion.ts';

export type LabelledQuestion = QuestionOf<'label_selection'> | QuestionOf<'multi_label_selection'> | QuestionOf<'span'>;

/** An option with its position in the settings, which determines its number. */
export interface PositionedOption extends Option {
  readonly position: number;
}

export const hasVisibleOptions = ({ settings }: LabelledQuestion): boolean =>
  settings.options.length > limits.visibleOptionsAbove;

export const visibleOptions = (question: LabelledQuestion): number => {
  const { options, visibleOptions: chosen = options.length } = question.settings;
  return hasVisibleOptions(question) ? Math.min(chosen, options.length) : options.length;
};

export const isFoldable = (question: LabelledQuestion): boolean =>
  visibleOptions(question) < question.settings.options.length;

export const isSearchable = (question: LabelledQuestion): boolean =>
  isFoldable(question) || question.settings.options.length >= limits.optionSearchFrom;

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

/** The visible options, followed by hidden ones that are selected. */
export const foldedOptions = <O extends Option>(
  options: readonly O[],
  visible: number,
  selected: readonly string[],
): readonly O[] => options.filter(({ value }, index) => index < visible || selected.includes(value));

export function matchingOptions<O extends Option>(options: readonly O[], search: string): readonly O[] {
  const words = search.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(words));
}

const compareWeights = (one: number, other: number) => (one === other ? 0 : one - other);
