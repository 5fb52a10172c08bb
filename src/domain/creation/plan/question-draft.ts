import type { QuestionType } from '../../annotation/answer.ts';
import type { Option, QuestionSettings } from '../../annotation/question.ts';

export const questionTypes = [
  'text',
  'label_selection',
  'multi_label_selection',
  'rating',
  'ranking',
  'span',
] as const satisfies readonly QuestionType[];

export type QuestionDraftOf<T extends QuestionType> = {
  readonly name: string;
  readonly title: string;
  readonly type: T;
  readonly required: boolean;
  readonly settings: QuestionSettings<T>;
  /** The column whose values become the suggestions. */
  readonly column: string | undefined;
};

/** A question that is still being prepared. */
export type QuestionDraft = { [T in QuestionType]: QuestionDraftOf<T> }[QuestionType];

type LabelledDraft =
  | QuestionDraftOf<'label_selection'>
  | QuestionDraftOf<'multi_label_selection'>
  | QuestionDraftOf<'span'>;

/** A question that is answered with labels, or nothing. */
export const labelled = (question: QuestionDraft): LabelledDraft | undefined =>
  question.type === 'label_selection' || question.type === 'multi_label_selection' || question.type === 'span'
    ? question
    : undefined;

export const isQuestionType = (type: string): type is QuestionType => questionTypes.some((known) => known === type);

export const optionOf = (text: string, value = text): Option => ({
  value,
  text,
  description: undefined,
  colour: undefined,
});

/** Labels are separated by commas; an empty one between two commas stays, so that it can be told. */
export function labelsFrom(text: string): readonly Option[] {
  return text.trim() === '' ? [] : text.split(',').map((label) => optionOf(label.trim()));
}

export const labelsText = (options: readonly Option[]) => options.map(({ text }) => text).join(', ');
