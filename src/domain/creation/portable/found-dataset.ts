import type { FieldType } from '../../annotation/field.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import type { MetadataType } from '../source/feature.ts';

/** What the values of a column are, all of them. */
export type ColumnType = 'text' | 'image' | 'chat' | 'number' | 'list' | 'object' | 'empty';

export interface FoundColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Of texts: none of them is long. */
  readonly isShort: boolean;
}

/** The dataset that a file seems to be made for. */
export interface FoundDataset {
  /** Rows are whole records, with their fields, answers and the rest in them. */
  readonly isOfRecords: boolean;
  readonly fields: readonly { readonly name: string; readonly type: FieldType }[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly { readonly name: string; readonly type: MetadataType }[];
  readonly vectors: readonly { readonly name: string; readonly dimensions: number }[];
  /** Of a table, but for those that hold answers as our own tables do. */
  readonly columns: readonly FoundColumn[];
}
