import type { Field } from '../field.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';

export type ColumnKind = 'id' | 'status' | 'updated' | 'field' | 'question' | 'metadata';

/** A column of the table of records; `name` is that of the field, question or metadata. */
export interface TableColumn {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly name: string;
}

const column = (kind: ColumnKind, name = ''): TableColumn => ({ id: `${kind}:${name}`, kind, name });

export function columnsOf(
  fields: readonly Field[],
  questions: readonly Question[],
  records: readonly DatasetRecord[],
): readonly TableColumn[] {
  const metadata = new Set(records.flatMap((record) => Object.keys(record.metadata)));
  return [
    column('id'),
    ...fields.map(({ name }) => column('field', name)),
    ...questions.map(({ name }) => column('question', name)),
    ...[...metadata].toSorted().map((name) => column('metadata', name)),
    column('status'),
    column('updated'),
  ];
}

/** Fields and questions, until the user has chosen others. */
export const shownColumns = (
  columns: readonly TableColumn[],
  chosen: readonly string[] | undefined,
): readonly TableColumn[] =>
  columns.filter(({ id, kind }) => chosen?.includes(id) ?? (kind === 'field' || kind === 'question'));

/** The choice after a column was shown or hidden. */
export const toggledColumn = (shown: readonly TableColumn[], id: string): readonly string[] => {
  const ids = shown.map((each) => each.id);
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
};
