import type { Field, FieldType } from '../../annotation/field.ts';
import type { DatasetChanges } from '../../datasets/dataset.ts';
import type { MetadataProperty } from '../../datasets/metadata-property.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import type { MetadataType } from '../source/feature.ts';
import type { ListedLabels } from '../source/label-lists.ts';
import type { Spelling } from '../source/spellings.ts';

export type ColumnType = 'text' | 'image' | 'chat' | 'number' | 'list' | 'object' | 'empty';

export interface InferredColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Undefined if the values are too long, or no texts and numbers. */
  readonly metadataType: MetadataType | undefined;
  /** The question that the values would answer; undefined if no question suits them. */
  readonly question?: QuestionDraft;
  /** Labels of cells that hold several ones. */
  readonly listed?: ListedLabels;
  /** Distinct texts, if they can be labels: few and short. */
  readonly spellings?: readonly Spelling[];
}

/** Fields whose texts come out of the lists of another column. */
export interface DerivedFields {
  /** `words`: the list is joined to one text; `replies`: each text of the list is a field. */
  readonly kind: 'words' | 'replies';
  readonly from: string;
  readonly fields: readonly string[];
}

/** Settings that only files of our own export contain. */
export type FileField = Pick<Field, 'title' | 'required' | 'settings'>;

export type FileProperty = Pick<MetadataProperty, 'title' | 'settings' | 'visibleForAnnotators'>;

export interface InferredDataset {
  /** Rows are whole records with answers. */
  readonly isOfRecords: boolean;
  readonly fields: readonly ({ readonly name: string; readonly type: FieldType } & Partial<FileField>)[];
  readonly questions: readonly QuestionDraft[];
  readonly metadata: readonly ({ readonly name: string; readonly type: MetadataType } & Partial<FileProperty>)[];
  readonly vectors: readonly { readonly name: string; readonly dimensions: number; readonly title?: string }[];
  /** Settings of the exported dataset; only in files of our own export. */
  readonly setUp?: DatasetChanges;
  /** Table columns, without those of our own export that hold answers. */
  readonly columns: readonly InferredColumn[];
  readonly derived?: readonly DerivedFields[];
  /** Column with a different value in each row. */
  readonly idColumn?: string | undefined;
}
