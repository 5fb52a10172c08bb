import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import type { ColumnMapping } from '#domain/datasets/origin.ts';
import { knownRow } from '#formats/known/known-row.ts';
import { isRecordObject } from '#formats/reading/records/record-from-object.ts';
import { type ReadRecord, serverIdColumn } from '#formats/reading/records/record-from-row.ts';
import { rowsToRecords } from '#formats/reading/records/rows-to-records.ts';

function prefixedNames({ fields, metadata, questions }: ExportShape): readonly string[] {
  const names = new Set([...fields, ...metadata, ...questions].map(({ name }) => name));
  const parts = Object.entries({ fields, metadata, answers: questions });
  const long = parts.flatMap(([prefix, named]) => named.map(({ name }) => `${prefix}.${name}`));
  return long.filter((name) => !names.has(name));
}

/** First of several items with the same name. */
function columnsByName({ fields, metadata, questions }: ExportShape): ColumnMapping {
  const taken = new Set<string>();
  const named = (parts: readonly { readonly name: string }[]) =>
    parts.flatMap(({ name }) => {
      if (taken.has(name)) return [];
      taken.add(name);
      return { source: name, target: name };
    });
  return { fields: named(fields), metadata: named(metadata), suggestions: named(questions), externalId: 'id' };
}

/** In other tables than our exports, columns are mapped by name only. */
export function rowReader(shape: ExportShape, isText: boolean): (row: FileRow) => ReadRecord {
  const asWritten = rowsToRecords({ shape, isText });
  const byName = rowsToRecords({ shape, isText, columns: columnsByName(shape) });
  const ours = [serverIdColumn, ...prefixedNames(shape)];
  return (row) => {
    const known = knownRow(row);
    const isOurs = ours.some((name) => Object.hasOwn(known, name));
    return isRecordObject(known) || isOurs ? asWritten(known) : byName(known);
  };
}
