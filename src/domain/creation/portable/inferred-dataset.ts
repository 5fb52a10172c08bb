import type { Field, FieldType } from '../../annotation/field.ts';
import type { DatasetChanges } from '../../datasets/dataset.ts';
import type { MetadataProperty } from '../../datasets/metadata-property.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import type { MetadataType } from '../source/feature.ts';
import type { Spelling } from '../source/spellings.ts';

/** What the values of a column are, all of them. */
export type ColumnType = 'text' | 'image' | 'chat' | 'number' | 'list' | 'object' | 'empty';

export interface InferredColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Of texts: none of them is long. */
  readonly isShort: boolean;
  /** What stands in it, where it may be labels: few texts, none of them long. */
  readonly spellings?: readonly Spelling[];
}

/** What only a file of ours says of a field. */
export type FileField = Pick<Field, 'title' | 'required' | 'settings'>;

/** What only a file of ours says of a property. */
export type FileProperty = Pick<MetadataProperty, 'title' | 'settings' | 'visibleForAnnotators'>;

/** The dataset that a file seems to be made for. */
export interface InferredDataset {
  /** Rows are whole records, with their fields, answers and the rest in them. */
  readonly isOfRecords: boolean;
  readonly fields: readonly ({ readonly name: string; readonly type: FieldType } & Partial<FileField>)[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly ({ readonly name: string; readonly type: MetadataType } & Partial<FileProperty>)[];
  readonly vectors: readonly { readonly name: string; readonly dimensions: number; readonly title?: string }[];
  /** How the dataset was set up that a file of ours was made from. */
  readonly setUp?: DatasetChanges;
  /** Of a table, but for those that hold answers as our own tables do. */
  readonly columns: readonly InferredColumn[];
}
