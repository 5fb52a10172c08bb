import type { QuestionType } from '../../annotation/answer.ts';
import type { FieldType } from '../../annotation/field.ts';
import type { Option } from '../../annotation/question.ts';
import type { PortableRecord } from '../../creation/portable/portable-record.ts';
import type { MetadataProperty } from '../metadata-property.ts';

export const exportFormats = ['jsonl', 'csv', 'parquet', 'conll'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const tagSchemes = ['BIO', 'BILOU'] as const;
export type TagScheme = (typeof tagSchemes)[number];

/** Whose answers come along: everybody's, what most agree on, or those of one person, by their id. */
export type AnswersOf =
  | { readonly kind: 'all' }
  | { readonly kind: 'majority' }
  | { readonly kind: 'user'; readonly userId: string };

/** What somebody wants to have in a file. */
export interface ExportOrder {
  readonly format: ExportFormat;
  readonly answersOf: AnswersOf;
  readonly suggestions: boolean;
  readonly metadata: boolean;
  readonly vectors: boolean;
  /** In CSV: texts that a spreadsheet would take for formulas begin with an apostrophe. */
  readonly safeForSpreadsheets: boolean;
  /** The question whose spans become tags, where the format is made of them. */
  readonly tags: { readonly question: string; readonly scheme: TagScheme } | undefined;
}

/** A record on its way into a file. */
export interface ExportedRecord extends PortableRecord {
  readonly id: string;
  readonly isCompleted: boolean;
  readonly insertedAt: string;
  readonly updatedAt: string;
}

/** What the records of a dataset are made of. */
export interface ExportShape {
  readonly fields: readonly { readonly name: string; readonly type: FieldType }[];
  readonly questions: readonly ExportedQuestion[];
  readonly metadata: readonly { readonly name: string; readonly type: MetadataProperty['settings']['type'] }[];
  readonly vectors: readonly { readonly name: string }[];
  /** Whether records may hold metadata that no property names. */
  readonly allowsMore: boolean;
}

export interface ExportedQuestion {
  readonly name: string;
  readonly type: QuestionType;
  /** The field that spans are marked in. */
  readonly field?: string;
  /** What is submitted has an answer to it. */
  readonly isRequired?: boolean;
  /** What its answers choose from, where that is known. */
  readonly options?: readonly { readonly value: string | number; readonly text?: string }[];
  /** Whether a label may be spelled in other capitals and with other spaces; it may if nothing is said. */
  readonly mergesSpellings?: boolean;
}

type Options = NonNullable<ExportedQuestion['options']>;

/** What the answers to a question with these settings choose from. */
export function optionsIn(settings: object): { readonly options?: Options } {
  if (!('options' in settings) || !Array.isArray(settings.options)) return {};
  const all: readonly (number | Pick<Option, 'value' | 'text'>)[] = settings.options;
  if (all.length === 0) return {}; // it has none yet
  return {
    options: all.map((option) =>
      typeof option === 'number' ? { value: option } : { value: option.value, text: option.text },
    ),
  };
}

/** Everything there is, in the format that holds it all. */
export const defaultExport: ExportOrder = {
  format: 'jsonl',
  answersOf: { kind: 'all' },
  suggestions: true,
  metadata: true,
  vectors: true,
  safeForSpreadsheets: false,
  tags: undefined,
};

/** Tags are made of the spans of one question. */
export const spanQuestions = ({ questions }: ExportShape): readonly ExportedQuestion[] =>
  questions.filter(({ type }) => type === 'span');

const extensions: Readonly<Record<ExportFormat, string>> = {
  jsonl: 'jsonl',
  csv: 'csv',
  parquet: 'parquet',
  conll: 'conll',
};

/** A name that every system takes for a file. */
export function exportFileName(dataset: string, format: ExportFormat): string {
  const stem = dataset.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '');
  return `${stem || 'dataset'}.${extensions[format]}`;
}
