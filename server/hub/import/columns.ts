import { isObject } from '#contract/schemas.ts';
import type { HubPage } from '../hub-rows.ts';

export interface Column {
  readonly names: readonly string[] | undefined;
  readonly isImage: boolean;
}

export type Columns = ReadonlyMap<string, Column>;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Unwraps lists. */
function namesOf(type: unknown): readonly string[] | undefined {
  if (Array.isArray(type)) return namesOf(type[0]);
  if (!isObject(type)) return undefined;
  if (type._type === 'ClassLabel' && isTexts(type.names)) return type.names.map((name) => name.trim());
  return namesOf(type.feature);
}

export const columnsOf = (features: HubPage['features']): Columns =>
  new Map(
    features.map(({ name, type }) => [
      name,
      { names: namesOf(type), isImage: isObject(type) && type._type === 'Image' },
    ]),
  );

const nameOf = (value: unknown, names: readonly string[]) =>
  typeof value === 'number' ? (names[value] ?? null) : value;

/** Replaces class numbers with their names; unknown numbers become null. */
export function withNames(value: unknown, column: Column | undefined): unknown {
  if (!column?.names) return value;
  const { names } = column;
  return Array.isArray(value) ? value.map((each) => nameOf(each, names)) : nameOf(value, names);
}
