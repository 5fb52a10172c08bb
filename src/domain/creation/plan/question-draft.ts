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
  /** As it is called in the API and in files. */
  readonly name: string;
  /** As it is known in the plan, where its name has changed; see `keyOf`. */
  readonly key?: string;
  /** Whether the name is made from the title: until the user names it, if no column does. */
  readonly followsTitle?: boolean;
  readonly title: string;
  readonly description?: string;
  readonly type: T;
  readonly required: boolean;
  readonly settings: QuestionSettings<T>;
  /** The column whose values become the suggestions. */
  readonly column: string | undefined;
  /** Whether labels that differ in capitals and spaces are one; they are if nothing is said. */
  readonly mergesSpellings?: boolean;
};

/** A question that is still being prepared. */
export type QuestionDraft = { [T in QuestionType]: QuestionDraftOf<T> }[QuestionType];

type LabelledDraft =
  | QuestionDraftOf<'label_selection'>
  | QuestionDraftOf<'multi_label_selection'>
  | QuestionDraftOf<'span'>;

/** A question that is answered with labels, or nothing. */
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

/** One that stands in quotes, in which quotes stand twice; else all until the next comma. */
const labelPattern = /(?<=^|,)(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|[^,]*)/g;

/** Labels are separated by commas; an empty one between two commas stays, so that it can be told. */
export function labelsFrom(text: string): readonly Option[] {
  if (text.trim() === '') return [];
  return [...text.matchAll(labelPattern)].map(([whole, quoted]) =>
    optionOf((quoted?.replaceAll('""', '"') ?? whole).trim()),
  );
}

/** A label with a comma in it has to stand in quotes. */
export const needsQuotes = ({ text }: Pick<Option, 'text'>): boolean => /^"|,/.test(text);

export const labelsText = (options: readonly Option[]) =>
  options.map((option) => (needsQuotes(option) ? `"${option.text.replaceAll('"', '""')}"` : option.text)).join(', ');
