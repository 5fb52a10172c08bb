import type { Field } from '../../annotation/field.ts';
import type { DatasetChanges } from '../../datasets/dataset.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import type { DerivedFields } from '../portable/inferred-dataset.ts';
import type { MetadataType } from './feature.ts';
import type { ListedLabels } from './label-lists.ts';
import type { Spelling } from './spellings.ts';

/** `nothing`: the user defines the dataset without rows. */
export type SourceKind = 'hub' | 'file' | 'nothing';

export interface Split {
  readonly name: string;
  readonly rows: number | undefined;
}

export const fieldChoices = ['no mapping', 'text', 'image', 'chat', 'custom'] as const;
export type FieldChoice = (typeof fieldChoices)[number];

export interface FieldDraft {
  readonly name: string;
  /** Name in the dataset, if it is not that of the column. */
  readonly sentAs?: string;
  readonly title: string;
  readonly required: boolean;
  readonly choice: FieldChoice;
  readonly choices: readonly FieldChoice[];
  readonly columnType: string | undefined;
  /** Undefined for default settings. */
  readonly settings?: Field['settings'];
}

export interface MetadataDraft {
  readonly name: string;
  /** Name in the dataset, if it is not that of the column. */
  readonly sentAs?: string;
  readonly title: string;
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
  readonly columnTypes?: Readonly<Record<string, string>>;
  /** Distinct texts of columns that may hold labels. */
  readonly spellings?: Readonly<Record<string, readonly Spelling[]>>;
  /** Labels of columns whose cells hold several ones. */
  readonly listedLabels?: Readonly<Record<string, ListedLabels>>;
  /** The questions that columns can become. */
  readonly questionsByColumn?: Readonly<Record<string, QuestionDraft>>;
  /** Fields that no column of the file holds as it is. */
  readonly derived?: readonly DerivedFields[];
  readonly fields: readonly FieldDraft[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly MetadataDraft[];
  readonly vectors: readonly VectorDraft[];
  /** Column of external ids. */
  readonly externalId: string | undefined;
}

export interface Subset extends SubsetContents {
  readonly name: string;
}

export interface RowSource {
  readonly kind: SourceKind;
  /** Repository id or file name. */
  readonly id: string;
  /** Default name of the dataset. */
  readonly name: string;
  /** Rows are whole records with answers, so no mapping is needed. */
  readonly isOfRecords: boolean;
  readonly setUp?: DatasetChanges;
  readonly subsets: readonly Subset[];
}

export function requireOnlyQuestion(questions: readonly QuestionDraft[]): readonly QuestionDraft[] {
  return questions.length === 1 ? questions.map((question) => ({ ...question, required: true })) : questions;
}

export function metadataFrom(name: string, type: MetadataType): MetadataDraft {
  const settings = type === 'terms' ? { type, values: undefined } : { type, min: undefined, max: undefined };
  return { name, title: name, isKept: true, settings };
}
