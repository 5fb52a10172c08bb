import type { QuestionType } from '../../annotation/answer.ts';
import { limits } from '../../shared/limits.ts';
import { optionOf, type QuestionDraft } from './question-draft.ts';

/** A question as it is when a person adds it; `textField` is the one that spans are marked in. */
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
      return { ...common, type, settings: { options: ratingsUpTo(limits.maxRating) } };
    case 'ranking':
      return { ...common, type, settings: { options: [rankingOption(1), rankingOption(2)] } };
    case 'span':
      return { ...common, type, settings: spanSettings(textField) };
  }
}

/** From 0 to the highest, which is no higher than a rating can be. */
export function ratingsUpTo(highest: number): readonly number[] {
  const last = Math.min(Math.max(limits.minRating, Math.trunc(highest)), limits.maxRating);
  return Array.from({ length: last - limits.minRating + 1 }, (_, index) => limits.minRating + index);
}

/** Without a text, which the user has to give it. */
export const rankingOption = (number: number) => optionOf('', `option${number}`);

/** One more than the highest number that already stands at the end of such a name. */
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
