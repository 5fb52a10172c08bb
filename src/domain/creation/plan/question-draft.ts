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

/** Meanings of the lowest and the highest rating. */
export interface RatingEnds {
  readonly lowest: string;
  readonly highest: string;
}

export type QuestionDraftOf<T extends QuestionType> = {
  /** Name in the API and in files. */
  readonly name: string;
  /** Stable key in the plan after a change of the name; see `keyOf`. */
  readonly key?: string;
  /** The name is derived from the title until the user edits it. */
  readonly followsTitle?: boolean;
  readonly title: string;
  readonly description?: string;
  readonly type: T;
  readonly required: boolean;
  readonly settings: QuestionSettings<T>;
  /** Column with the suggestions. */
  readonly column: string | undefined;
  /** Asked without a column or a decision of the user; a change of the user ends that. */
  readonly isDefault?: boolean;
  /** Labels that differ in case and spacing count as one; true by default. */
  readonly mergesSpellings?: boolean;
  /** Rating questions only. */
  readonly ends?: RatingEnds;
};

export type QuestionDraft = { [T in QuestionType]: QuestionDraftOf<T> }[QuestionType];

type LabelledDraft =
  | QuestionDraftOf<'label_selection'>
  | QuestionDraftOf<'multi_label_selection'>
  | QuestionDraftOf<'span'>;

export const asLabelled = (question: QuestionDraft): LabelledDraft | undefined =>
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

/** A quoted label with doubled quotes inside, or everything up to the next comma. */
const labelPattern = /(?<=^|,)(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|[^,]*)/g;

/** Keeps empty labels between commas, so that the form can report them. */
export function labelsFrom(text: string): readonly Option[] {
  if (text.trim() === '') return [];
  return [...text.matchAll(labelPattern)].map(([whole, quoted]) =>
    optionOf((quoted?.replaceAll('""', '"') ?? whole).trim()),
  );
}

export const needsQuotes = ({ text }: Pick<Option, 'text'>): boolean => /^"|,/.test(text);

export const labelsText = (options: readonly Option[]) =>
  options.map((option) => (needsQuotes(option) ? `"${option.text.replaceAll('"', '""')}"` : option.text)).join(', ');
