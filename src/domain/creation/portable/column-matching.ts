import type { Field } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import { type ExportShape, optionsIn } from '../../datasets/exporting/export-order.ts';
import type { MetadataProperty } from '../../datasets/metadata-property.ts';
import type { ColumnMapping, ColumnPair } from '../../datasets/origin.ts';
import type { Vector } from '../../datasets/vector.ts';
import { limits } from '../../shared/limits.ts';
import type { FileRow } from './read-rows.ts';

export interface TargetDataset {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly properties: readonly MetadataProperty[];
  readonly vectors: readonly Vector[];
  readonly allowsMore: boolean;
}

export const shapeOf = ({ fields, questions, properties, vectors, allowsMore }: TargetDataset): ExportShape => ({
  fields: fields.map(({ name, type }) => ({ name, type })),
  questions: questions.map(({ name, type, required, settings }) => ({
    name,
    type,
    ...(required && { isRequired: true }),
    ...('field' in settings && { field: settings.field }),
    ...optionsIn(settings),
  })),
  metadata: properties.map(({ name, settings }) => ({ name, type: settings.type })),
  vectors: vectors.map(({ name }) => ({ name })),
  allowsMore,
});

const idColumn = 'id';

/** Matches each target to its original column, else to the column of the same name. */
export function matchColumns(shape: ExportShape, columns: readonly string[], original?: ColumnMapping): ColumnMapping {
  const byLowerCase = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const existing = (column: string | undefined) =>
    column !== undefined && columns.includes(column) ? column : undefined;
  const pairs = (part: MappedPart, targets: readonly { readonly name: string }[]): readonly ColumnPair[] =>
    targets.flatMap(({ name }) => {
      const source =
        existing(original && columnFor(original, part, name)) ?? existing(name) ?? byLowerCase.get(name.toLowerCase());
      return source === undefined ? [] : [{ source, target: name }];
    });
  return {
    fields: pairs('fields', shape.fields),
    metadata: pairs('metadata', shape.metadata),
    suggestions: pairs('suggestions', shape.questions),
    externalId: original ? existing(original.externalId) : byLowerCase.get(idColumn),
  };
}

/** Columns with longer values hold no ids. */
const maxIdChars = 200;

export function possibleIds(
  rows: readonly FileRow[],
  columns: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const valuesOf = (column: string) => rows.map((row) => String(row[column] ?? '')).filter((value) => value !== '');
  const mayBeIds = (values: readonly string[]) =>
    values.length > 0 && new Set(values).size === values.length && values.every(({ length }) => length <= maxIdChars);
  return new Map(columns.map((column) => [column, valuesOf(column)] as const).filter(([, values]) => mayBeIds(values)));
}

/** The column with the most known ids; a tie goes to the column named `id`. */
export function columnOfIds(
  possible: ReadonlyMap<string, readonly string[]>,
  known: ReadonlySet<string>,
): string | undefined {
  const counted = [...possible].map(([column, values]) => ({
    column,
    count: values.filter((value) => known.has(value)).length,
    isNamedSo: column.toLowerCase() === idColumn,
  }));
  const [best] = counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || Number(b.isNamedSo) - Number(a.isNamedSo));
  return best?.column;
}

export type MappedPart = 'fields' | 'metadata' | 'suggestions';

export const columnFor = (mapping: ColumnMapping, part: MappedPart, target: string): string | undefined =>
  mapping[part].find((pair) => pair.target === target)?.source;

export function mapColumn(
  mapping: ColumnMapping,
  part: MappedPart,
  target: string,
  source: string | undefined,
): ColumnMapping {
  const others = mapping[part].filter((pair) => pair.target !== target);
  return { ...mapping, [part]: source === undefined ? others : [...others, { source, target }] };
}

export const unfilledFields = (mapping: ColumnMapping, fields: readonly Field[]): readonly string[] =>
  fields
    .filter(({ name, required }) => required && columnFor(mapping, 'fields', name) === undefined)
    .map(({ name }) => name);

export function repeatedNames(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
}

/** Only the first names are listed. */
export interface RepeatedNamesSummary {
  readonly count: number;
  readonly names: readonly string[];
}

export function summariseRepeated(names: readonly string[]): RepeatedNamesSummary {
  const twice = repeatedNames(names);
  return { count: twice.length, names: twice.slice(0, limits.maxListedNames) };
}
