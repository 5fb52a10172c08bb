import type { QuestionType } from '../../annotation/answer.ts';
import type { FieldType } from '../../annotation/field.ts';
import type { Option } from '../../annotation/question.ts';
import type { PortableRecord } from '../../creation/portable/portable-record.ts';
import type { MetadataProperty } from '../metadata-property.ts';

export const exportFormats = ['jsonl', 'csv', 'parquet', 'conll'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const tagSchemes = ['BIO', 'BILOU'] as const;
export type TagScheme = (typeof tagSchemes)[number];

export type AnswersOf =
  | { readonly kind: 'all' }
  | { readonly kind: 'majority' }
  | { readonly kind: 'user'; readonly userId: string };

export interface ExportOrder {
  readonly format: ExportFormat;
  readonly answersOf: AnswersOf;
  readonly suggestions: boolean;
  readonly metadata: boolean;
  readonly vectors: boolean;
  /** CSV only: prefixes formulas with an apostrophe. */
  readonly safeForSpreadsheets: boolean;
  /** The span question for formats with tags. */
  readonly tags: { readonly question: string; readonly scheme: TagScheme } | undefined;
}

export interface ExportedRecord extends PortableRecord {
  readonly id: string;
  readonly isCompleted: boolean;
  readonly insertedAt: string;
  readonly updatedAt: string;
}

export interface ExportShape {
  readonly fields: readonly { readonly name: string; readonly type: FieldType; readonly isRequired?: boolean }[];
  readonly questions: readonly ExportedQuestion[];
  readonly metadata: readonly { readonly name: string; readonly type: MetadataProperty['settings']['type'] }[];
  readonly vectors: readonly { readonly name: string }[];
  /** Whether records may have metadata without a property. */
  readonly allowsMore: boolean;
}

export interface ExportedQuestion {
  readonly name: string;
  readonly type: QuestionType;
  /** The field of a span question. */
  readonly field?: string;
  /** Submitted responses have an answer. */
  readonly isRequired?: boolean;
  readonly options?: readonly { readonly value: string | number; readonly text?: string }[];
  /** Matches labels regardless of case and spacing; true by default. */
  readonly mergesSpellings?: boolean;
}

type Options = NonNullable<ExportedQuestion['options']>;

export function optionsIn(settings: object): { readonly options?: Options } {
  if (!('options' in settings) || !Array.isArray(settings.options)) return {};
  const all: readonly (number | Pick<Option, 'value' | 'text'>)[] = settings.options;
  if (all.length === 0) return {}; // no options yet
  return {
    options: all.map((option) =>
      typeof option === 'number' ? { value: option } : { value: option.value, text: option.text },
    ),
  };
}

/** The format without losses. */
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

/** Replaces characters that file systems do not allow. */
export function exportFileName(dataset: string, format: ExportFormat): string {
  const stem = dataset.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '');
  return `${stem || 'dataset'}.${extensions[format]}`;
}
