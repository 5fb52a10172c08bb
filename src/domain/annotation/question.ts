import type { AnswerTo, QuestionType } from './answer.ts';

export interface Option {
  readonly value: string;
  readonly text: string;
  readonly description: string | undefined;
  /** From the settings; if undefined, derived from the value. */
  readonly colour: string | undefined;
}

export type OptionsOrder = 'natural' | 'suggestion';

interface Settings {
  text: { readonly useMarkdown: boolean };
  label_selection: { readonly options: readonly Option[]; readonly visibleOptions: number | undefined };
  multi_label_selection: {
    readonly options: readonly Option[];
    readonly visibleOptions: number | undefined;
    readonly optionsOrder: OptionsOrder;
  };
  rating: { readonly options: readonly number[] };
  ranking: { readonly options: readonly Option[] };
  span: {
    readonly options: readonly Option[];
    readonly visibleOptions: number | undefined;
    readonly field: string;
    readonly allowOverlapping: boolean;
    readonly allowCharacterAnnotation: boolean;
  };
}

/** On which records annotators see the suggestions for a question; a share is between 0 and 1. */
export type SuggestionsShown = 'always' | 'after-answer' | 'never' | { readonly share: number };

export type QuestionSettings<T extends QuestionType = QuestionType> = Settings[T];

export type QuestionOf<T extends QuestionType> = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly datasetId: string;
  readonly required: boolean;
  readonly type: T;
  readonly settings: Settings[T];
  /** Always, if undefined. */
  readonly suggestionsShown?: SuggestionsShown | undefined;
};

export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];

export const hidesSuggestions = ({ suggestionsShown = 'always' }: Question): boolean => suggestionsShown !== 'always';

const blanks: { readonly [T in QuestionType]: (question: QuestionOf<T>) => AnswerTo<T> } = {
  text: () => ({ type: 'text', text: '' }),
  label_selection: () => ({ type: 'label_selection', label: undefined }),
  multi_label_selection: () => ({ type: 'multi_label_selection', labels: [] }),
  rating: () => ({ type: 'rating', rating: undefined }),
  ranking: ({ settings }) => ({
    type: 'ranking',
    ranks: settings.options.map(({ value }) => ({ value, rank: undefined })),
  }),
  span: () => ({ type: 'span', spans: [] }),
};

export const blankAnswer = <T extends QuestionType>(question: QuestionOf<T>): AnswerTo<T> =>
  blanks[question.type](question);
