import type { Field } from '../../annotation/field.ts';
import type { DatasetChanges } from '../../datasets/dataset.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import type { MetadataType } from './feature.ts';
import type { Spelling } from './spellings.ts';

/** Where rows come from; `nothing` has none, whoever makes the dataset says what is in it. */
export type SourceKind = 'hub' | 'file' | 'nothing';

export interface Split {
  readonly name: string;
  readonly rows: number | undefined;
}

export const fieldChoices = ['no mapping', 'text', 'image', 'chat', 'custom'] as const;
export type FieldChoice = (typeof fieldChoices)[number];

export interface FieldDraft {
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  readonly choice: FieldChoice;
  readonly choices: readonly FieldChoice[];
  /** What stands in the column, as its source calls it. */
  readonly columnType: string | undefined;
  /** Where they are known; else they are as they always begin. */
  readonly settings?: Field['settings'];
}

export interface MetadataDraft {
  readonly name: string;
  readonly title: string;
  /** Whether it is to come along. */
  readonly isKept: boolean;
  readonly visibleForAnnotators?: boolean;
  readonly settings:
    | { readonly type: 'terms'; readonly values: readonly string[] | undefined }
    | { readonly type: 'integer' | 'float'; readonly min: number | undefined; readonly max: number | undefined };
}

export interface VectorDraft {
  readonly name: string;
  readonly title?: string;
  readonly dimensions: number;
}

export interface SubsetContents {
  readonly splits: readonly Split[];
  readonly columns: readonly string[];
  /** What each of them holds, as its source calls it. */
  readonly columnTypes?: Readonly<Record<string, string>>;
  /** What stands in those of them that may hold labels. */
  readonly spellings?: Readonly<Record<string, readonly Spelling[]>>;
  readonly fields: readonly FieldDraft[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly MetadataDraft[];
  readonly vectors: readonly VectorDraft[];
  /** The column that names each record. */
  readonly externalId: string | undefined;
}

export interface Subset extends SubsetContents {
  readonly name: string;
}

export interface RowSource {
  readonly kind: SourceKind;
  /** The repository, or the name of the file. */
  readonly id: string;
  /** What a dataset of it would be called. */
  readonly name: string;
  /** Its rows are whole records, with their answers in them: nothing is left to be mapped. */
  readonly isOfRecords: boolean;
  /** How a dataset of it is set up, if it says so. */
  readonly setUp?: DatasetChanges;
  readonly subsets: readonly Subset[];
}

/** Exactly one question is a required one. */
export function requireOnlyQuestion(questions: readonly QuestionDraft[]): readonly QuestionDraft[] {
  return questions.length === 1 ? questions.map((question) => ({ ...question, required: true })) : questions;
}

export function metadataFrom(name: string, type: MetadataType): MetadataDraft {
  const settings = type === 'terms' ? { type, values: undefined } : { type, min: undefined, max: undefined };
  return { name, title: name, isKept: true, settings };
}
