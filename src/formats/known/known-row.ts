import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { fromDoccano, isDoccano } from './doccano.ts';
import { fromLabelStudio, isLabelStudio } from './label-studio.ts';
import { fromLabelStudioShort, isLabelStudioShort } from './label-studio-short.ts';
import type { RecordObject } from './parts.ts';
import { fromProdigy, isProdigy } from './prodigy.ts';

const known: readonly (readonly [(row: FileRow) => boolean, (row: FileRow) => RecordObject | FileRow])[] = [
  [isLabelStudio, fromLabelStudio],
  [isLabelStudioShort, fromLabelStudioShort],
  [isProdigy, fromProdigy],
  [isDoccano, fromDoccano],
];

/**
 * Turns an exported row of another tool into a record, or into a row with plain answers; leaves all other rows
 * unchanged.
 */
export function knownRow(row: FileRow): FileRow {
  const from = known.find(([is]) => is(row))?.[1];
  return from ? { ...from(row) } : row;
}
