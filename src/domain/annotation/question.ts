import type { Answer, QuestionType } from './answer.ts';

export interface Option {
  readonly value: string;
  readonly text: string;
  readonly description: string | undefined;
  /** As the settings give it; `undefined` means: generate one from the value. */
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
    /** The name of the text field that takes the spans. */
    readonly field: string;
    readonly allowOverlapping: boolean;
    readonly allowCharacterAnnotation: boolean;
  };
}

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
};

export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];

export function blankAnswer(question: Question): Answer {
  switch (question.type) {
    case 'text':
      return { type: 'text', text: '' };
    case 'label_selection':
      return { type: 'label_selection', label: undefined };
    case 'multi_label_selection':
      return { type: 'multi_label_selection', labels: [] };
    case 'rating':
      return { type: 'rating', rating: undefined };
    case 'ranking':
      return { type: 'ranking', ranks: question.settings.options.map(({ value }) => ({ value, rank: undefined })) };
    case 'span':
      return { type: 'span', spans: [] };
  }
}
