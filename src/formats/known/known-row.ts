import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject } from '../reading/json/exact-json.ts';
import { fromDoccano, isDoccano } from './doccano.ts';
import { fromLabelStudio, isLabelStudio } from './label-studio.ts';
import { fromLabelStudioShort, isLabelStudioShort } from './label-studio-short.ts';
import { withReplies } from './listed-replies.ts';
import type { RecordObject } from './parts.ts';
import { fromProdigy, isProdigy } from './prodigy.ts';
import { withSpans } from './tagged-words.ts';

const known: readonly (readonly [(row: FileRow) => boolean, (row: FileRow) => RecordObject | FileRow])[] = [
  [isLabelStudio, fromLabelStudio],
  [isLabelStudioShort, fromLabelStudioShort],
  [isProdigy, fromProdigy],
  [isDoccano, fromDoccano],
];

/**
 * Turns an exported row of another tool into a record, or into a row with plain answers. Other rows get a text with
 * spans for tagged words, and a column for each reply in a list.
 */
export function knownRow(row: FileRow): FileRow {
  const from = known.find(([is]) => is(row))?.[1];
  return from ? { ...from(row) } : expanded(row);
}

/** Whole records keep the lists of their answers. */
const expanded = (row: FileRow): FileRow => (isObject(row.fields) ? row : withReplies(withSpans(row)));
