import type { Answers, QuestionType } from '#domain/annotation/answer.ts';
import type { FieldOf, FieldType } from '#domain/annotation/field.ts';
import type { Option, QuestionOf, QuestionSettings } from '#domain/annotation/question.ts';
import type { DatasetRecord, RecordResponse, ResponseStatus } from '#domain/annotation/record.ts';
import type { Suggestion } from '#domain/annotation/suggestion.ts';

const time = '2026-01-01T00:00:00.000000';

export const anOption = (value: string, overrides: Partial<Option> = {}): Option => ({
  value,
  text: value,
  description: undefined,
  colour: undefined,
  ...overrides,
});

export const someOptions = (...values: readonly string[]): readonly Option[] => values.map((value) => anOption(value));

const settings: { readonly [T in QuestionType]: QuestionSettings<T> } = {
  text: { useMarkdown: false },
  label_selection: { options: someOptions('good', 'bad', 'mixed'), visibleOptions: undefined },
  multi_label_selection: {
    options: someOptions('news', 'sports', 'politics'),
    visibleOptions: undefined,
    optionsOrder: 'natural',
  },
  rating: { options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ranking: { options: someOptions('first', 'second', 'third') },
  span: {
    options: someOptions('person', 'place'),
    visibleOptions: undefined,
    field: 'text',
    allowOverlapping: false,
    allowCharacterAnnotation: false,
  },
};

interface QuestionOverrides<T extends QuestionType> extends Partial<Omit<QuestionOf<T>, 'type' | 'settings'>> {
  readonly settings?: Partial<QuestionSettings<T>>;
}

/** A question named after its type, optional unless said otherwise. */
export function aQuestion<T extends QuestionType>(type: T, overrides: QuestionOverrides<T> = {}): QuestionOf<T> {
  const name = overrides.name ?? type;
  return {
    id: `question-${name}`,
    title: name,
    description: undefined,
    datasetId: 'dataset',
    required: false,
    ...overrides,
    name,
    type,
    settings: { ...settings[type], ...overrides.settings },
  };
}

const fieldSettings: { readonly [T in FieldType]: FieldOf<T>['settings'] } = {
  text: { useMarkdown: false },
  image: {},
  chat: { useMarkdown: false },
  custom: { template: '<p>{{record.fields.custom}}</p>', advancedMode: false },
};

export function aField<T extends FieldType>(type: T, overrides: Partial<Omit<FieldOf<T>, 'type'>> = {}): FieldOf<T> {
  const name = overrides.name ?? type;
  return {
    id: `field-${name}`,
    title: name,
    datasetId: 'dataset',
    required: false,
    settings: fieldSettings[type],
    ...overrides,
    name,
    type,
  };
}

export const aRecord = (overrides: Partial<DatasetRecord> = {}): DatasetRecord => ({
  id: `record-${overrides.page ?? 1}`,
  datasetId: 'dataset',
  externalId: undefined,
  page: 1,
  fields: { text: 'A text.' },
  response: undefined,
  suggestions: [],
  score: undefined,
  metadata: {},
  isCompleted: false,
  insertedAt: time,
  updatedAt: time,
  original: {},
  ...overrides,
});

export const someRecords = (first: number, last: number): readonly DatasetRecord[] =>
  Array.from({ length: last - first + 1 }, (_, index) => aRecord({ page: first + index }));

export const aResponse = (status: ResponseStatus = 'submitted', answers: Answers = {}): RecordResponse => ({
  id: 'response',
  status,
  answers,
  updatedAt: time,
});

export const aSuggestion = (
  question: { readonly id: string },
  suggestedAnswer: Suggestion['suggestedAnswer'],
  overrides: Partial<Suggestion> = {},
): Suggestion => ({
  id: `suggestion-${question.id}`,
  questionId: question.id,
  suggestedAnswer,
  score: undefined,
  agent: undefined,
  ...overrides,
});
