import { type FieldDraft, type MetadataDraft, metadataFrom, type SubsetContents } from './row-source.ts';

export type ColumnStatistics =
  | { readonly name: string; readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly type: 'string_label'; readonly frequencies: ReadonlyMap<string, number> }
  | { readonly name: string; readonly type: 'other' };

type MappedColumns = Pick<SubsetContents, 'fields' | 'metadata'>;

/** Applies statistics until the user has changed fields or metadata; then updates only values and bounds. */
export function learnStatistics<T extends MappedColumns>(
  plan: T,
  known: MappedColumns,
  found: MappedColumns,
  counted: readonly ColumnStatistics[],
): T {
  const isUntouched = plan.fields === known.fields && plan.metadata === known.metadata;
  if (isUntouched) return { ...plan, fields: found.fields, metadata: found.metadata };
  return { ...plan, metadata: plan.metadata.map((property) => withCounts(property, counted)) };
}

/** Text columns with few distinct values become terms; numbers get bounds. */
export function withStatistics<T extends SubsetContents>(contents: T, statistics: readonly ColumnStatistics[]): T {
  const terms = statistics.flatMap((column) => termsFrom(column, contents.fields) ?? []);
  return {
    ...contents,
    fields: unmapped(contents.fields, terms),
    metadata: [...contents.metadata.map((property) => withBounds(property, statistics)), ...terms],
  };
}

function termsFrom(column: ColumnStatistics, fields: readonly FieldDraft[]): MetadataDraft | undefined {
  if (column.type !== 'string_label' || column.frequencies.size === 0 || !isTextIn(fields, column.name))
    return undefined;
  const values = byFrequency(column.frequencies);
  return { ...metadataFrom(column.name, 'terms'), settings: { type: 'terms', values } };
}

const byFrequency = (frequencies: ReadonlyMap<string, number>) =>
  [...frequencies].sort(([, a], [, b]) => b - a).map(([value]) => value);

const isTextIn = (fields: readonly FieldDraft[], name: string) =>
  fields.some((field) => field.name === name && (field.choice === 'text' || field.columnType === 'large_string'));

/** A column of terms is no field, unless no other field is left. */
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

function withCounts(property: MetadataDraft, statistics: readonly ColumnStatistics[]): MetadataDraft {
  const counted = statistics.find(({ name }) => name === property.name);
  if (property.settings.type !== 'terms') return withBounds(property, statistics);
  const values = counted?.type === 'string_label' ? byFrequency(counted.frequencies) : undefined;
  return { ...property, settings: { type: 'terms', values } };
}
