import type { Field } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import { type ExportShape, optionsIn } from '../../datasets/exporting/export-order.ts';
import type { MetadataProperty } from '../../datasets/metadata-property.ts';
import type { Vector } from '../../datasets/vector.ts';
import { limits } from '../../shared/limits.ts';
import type { ColumnMapping, ColumnPair } from '../plan/column-mapping.ts';

/** A dataset that rows are to be added to. */
export interface Receiving {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly properties: readonly MetadataProperty[];
  readonly vectors: readonly Vector[];
  readonly allowsMore: boolean;
}

export const shapeOf = ({ fields, questions, properties, vectors, allowsMore }: Receiving): ExportShape => ({
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

/** What is called alike belongs together. */
export function matchColumns(shape: ExportShape, columns: readonly string[]): ColumnMapping {
  const known = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const pairs = (parts: readonly { readonly name: string }[]): readonly ColumnPair[] =>
    parts.flatMap(({ name }) => {
      const source = columns.includes(name) ? name : known.get(name.toLowerCase());
      return source === undefined ? [] : [{ source, target: name }];
    });
  return {
    fields: pairs(shape.fields),
    metadata: pairs(shape.metadata),
    suggestions: pairs(shape.questions),
    externalId: known.get(idColumn),
  };
}

export type MappedPart = 'fields' | 'metadata' | 'suggestions';

export const columnFor = (mapping: ColumnMapping, part: MappedPart, target: string): string | undefined =>
  mapping[part].find((pair) => pair.target === target)?.source;

/** The column that fills a part, or none. */
export function mapColumn(
  mapping: ColumnMapping,
  part: MappedPart,
  target: string,
  source: string | undefined,
): ColumnMapping {
  const others = mapping[part].filter((pair) => pair.target !== target);
  return { ...mapping, [part]: source === undefined ? others : [...others, { source, target }] };
}

/** Fields that every record needs and that nothing fills. */
export const unfilledFields = (mapping: ColumnMapping, fields: readonly Field[]): readonly string[] =>
  fields
    .filter(({ name, required }) => required && columnFor(mapping, 'fields', name) === undefined)
    .map(({ name }) => name);

/** Names that more than one record goes by. */
export function namedTwice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
}

/** Names that more than one record goes by: how many there are, and as many as anybody reads. */
export interface Repeated {
  readonly count: number;
  readonly names: readonly string[];
}

export function repeatedIn(names: readonly string[]): Repeated {
  const twice = namedTwice(names);
  return { count: twice.length, names: twice.slice(0, limits.listed) };
}
