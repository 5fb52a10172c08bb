import type { FieldDraft, MetadataDraft, SubsetContents } from './hub-dataset.ts';

/** What the hub has counted in a column. */
export type ColumnStatistics =
  | { readonly name: string; readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly type: 'string_label'; readonly frequencies: ReadonlyMap<string, number> }
  | { readonly name: string; readonly type: 'other' };

/** Text columns of few distinct values become terms; numbers learn their bounds. */
export function withStatistics<T extends SubsetContents>(contents: T, statistics: readonly ColumnStatistics[]): T {
  const terms = statistics.flatMap((column) => termsFrom(column, contents.fields) ?? []);
  return {
    ...contents,
    fields: unmapped(contents.fields, terms),
    metadata: [...contents.metadata.map((property) => withBounds(property, statistics)), ...terms],
  };
}

function termsFrom(column: ColumnStatistics, fields: readonly FieldDraft[]): MetadataDraft | undefined {
  if (column.type !== 'string_label' || !isTextIn(fields, column.name)) return undefined;
  const byFrequency = [...column.frequencies].sort(([, a], [, b]) => b - a);
  const values = byFrequency.map(([value]) => value);
  return { name: column.name, title: column.name, settings: { type: 'terms', values } };
}

const isTextIn = (fields: readonly FieldDraft[], name: string) =>
  fields.some((field) => field.name === name && field.choice === 'text');

/** A column of terms is no text to judge, unless nothing else is there to be judged. */
function unmapped(fields: readonly FieldDraft[], terms: readonly MetadataDraft[]): readonly FieldDraft[] {
  const next = fields.map((field) =>
    terms.some(({ name }) => name === field.name) ? { ...field, choice: 'no mapping' as const } : field,
  );
  return next.some(({ choice }) => choice !== 'no mapping') ? next : fields;
}

function withBounds(property: MetadataDraft, statistics: readonly ColumnStatistics[]): MetadataDraft {
  const counted = statistics.find(({ name }) => name === property.name);
  if (counted?.type !== 'int' || property.settings.type === 'terms') return property;
  return { ...property, settings: { ...property.settings, min: counted.min, max: counted.max } };
}
