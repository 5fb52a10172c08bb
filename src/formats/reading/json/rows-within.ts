import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject } from './exact-json.ts';

const isNumbered = (part: object) =>
  Object.keys(part).length > 0 && Object.keys(part).every((key) => /^\d+$/.test(key));

/** Columns share the keys of their cells, so each key gives a row. */
const fromColumns = (columns: FileRow, keys: readonly string[]): readonly FileRow[] =>
  keys.map((key) =>
    Object.fromEntries(Object.entries(columns).map(([name, cells]) => [name, (cells as FileRow)[key] ?? null])),
  );

/**
 * Finds the rows in columns (lists, or objects with numbers as keys) or in an object with numbers as keys; else the
 * document is one row.
 */
export function rowsWithin(document: FileRow): readonly FileRow[] {
  const [first, ...others] = Object.values(document);
  if (Array.isArray(first) && others.length > 0) {
    const isTable = others.every((cells) => Array.isArray(cells) && cells.length === first.length);
    return isTable && first.length > 0 ? fromColumns(document, Object.keys(first)) : [document];
  }
  if (!isObject(first) || !others.every(isObject)) return [document];
  if (isNumbered(document)) return Object.values(document) as readonly FileRow[];
  return [first, ...others].every(isNumbered) ? fromColumns(document, Object.keys(first)) : [document];
}
