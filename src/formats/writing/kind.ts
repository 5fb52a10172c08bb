import type { QuestionType } from '#domain/annotation/answer.ts';

/** Kind of a column: a plain value, or a structure for which tables have no cells. */
export type ColumnKind = 'text' | 'term' | 'integer' | 'float' | 'time' | 'json' | ListOf | StructOf;

export interface ListOf {
  readonly listOf: ColumnKind;
}

export interface StructOf {
  readonly members: Readonly<Record<string, ColumnKind>>;
}

const span: StructOf = { members: { start: 'integer', end: 'integer', label: 'text' } };
const rank: StructOf = { members: { value: 'text', rank: 'integer' } };

export const kindOfAnswer: Readonly<Record<QuestionType, ColumnKind>> = {
  text: 'text',
  label_selection: 'text',
  multi_label_selection: { listOf: 'text' },
  rating: 'integer',
  ranking: { listOf: rank },
  span: { listOf: span },
};
