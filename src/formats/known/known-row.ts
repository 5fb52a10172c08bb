import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { fromDoccano, isDoccano } from './doccano.ts';
import { fromLabelStudio, fromLabelStudioShort, isLabelStudio, isLabelStudioShort } from './label-studio.ts';
import type { RecordObject } from './parts.ts';
import { fromProdigy, isProdigy } from './prodigy.ts';

const known: readonly (readonly [(row: FileRow) => boolean, (row: FileRow) => RecordObject])[] = [
  [isLabelStudio, fromLabelStudio],
  [isLabelStudioShort, fromLabelStudioShort],
  [isProdigy, fromProdigy],
  [isDoccano, fromDoccano],
];

/** What other tools have exported becomes a record as we write it; everything else stays as it is. */
export function knownRow(row: FileRow): FileRow {
  const from = known.find(([is]) => is(row))?.[1];
  return from ? { ...from(row) } : row;
}
