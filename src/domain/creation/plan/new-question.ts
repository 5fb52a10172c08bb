import type { QuestionType } from '../../annotation/answer.ts';
import { limits } from '../../shared/limits.ts';
import { optionOf, type QuestionDraft } from './question-draft.ts';

/** `textField` is the field that a span question marks. */
export function newQuestion(
  type: QuestionType,
  names: readonly string[],
  textField: string | undefined,
): QuestionDraft {
  const name = nextQuestionName(type, names);
  const common = { name, title: name, followsTitle: true, required: true, column: undefined };
  switch (type) {
    case 'text':
      return { ...common, type, settings: { useMarkdown: false } };
    case 'label_selection':
      return { ...common, type, settings: { options: labels(type), visibleOptions: undefined } };
    case 'multi_label_selection':
      return {
        ...common,
        type,
        settings: { options: labels(type), visibleOptions: undefined, optionsOrder: 'natural' },
      };
    case 'rating':
      return { ...common, type, settings: { options: ratingsBetween(limits.minRating, limits.maxRating) } };
    case 'ranking':
      return { ...common, type, settings: { options: [rankingOption(1), rankingOption(2)] } };
    case 'span':
      return { ...common, type, settings: spanSettings(textField) };
  }
}

/** All whole numbers from one end to the other, within the limits. */
export function ratingsBetween(lowest: number, highest: number): readonly number[] {
  const within = (value: number) => Math.min(Math.max(limits.minRating, Math.trunc(value)), limits.maxRating);
  const [first, last] = [within(lowest), within(highest)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The user has to fill in the text. */
export const rankingOption = (number: number) => optionOf('', `option${number}`);

/** One more than the highest number at the end of names with this stem. */
export function nextNumber(names: readonly string[], stem: string): number {
  const numbers = names
    .filter((name) => name.startsWith(stem))
    .map((name) => name.slice(stem.length))
    .filter((rest) => /^\d{1,9}$/.test(rest));
  return Math.max(0, ...numbers.map(Number)) + 1;
}

const nextQuestionName = (type: QuestionType, names: readonly string[]) => `${type}_${nextNumber(names, `${type}_`)}`;

const defaultLabels = {
  label_selection: ['positive', 'negative', 'neutral'],
  multi_label_selection: ['news', 'sports', 'international', 'politics'],
  span: ['organisation', 'person', 'event'],
};
const labels = (type: keyof typeof defaultLabels) => defaultLabels[type].map((label) => optionOf(label));

const spanSettings = (textField: string | undefined) => ({
  options: labels('span'),
  visibleOptions: undefined,
  field: textField ?? '',
  allowOverlapping: true,
  allowCharacterAnnotation: false,
});
