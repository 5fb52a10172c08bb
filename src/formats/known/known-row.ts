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

/** What other tools have exported becomes a record as we write it, or a row with plain answers; all else stays as it is. */
export function knownRow(row: FileRow): FileRow {
  const from = known.find(([is]) => is(row))?.[1];
  return from ? { ...from(row) } : row;
}
