import { answerNormaliser } from '#domain/creation/portable/normalise-answers.ts';
import { normaliseFields } from '#domain/creation/portable/normalise-fields.ts';
import { normaliseMetadata } from '#domain/creation/portable/normalise-metadata.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { removeUnknownOptions } from '#domain/creation/portable/remove-unknown-options.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import type { ColumnMapping } from '#domain/datasets/origin.ts';
import { knownRow } from '../../known/known-row.ts';
import { isRecordObject, recordFromObject } from './record-from-object.ts';
import { type ReadRecord, recordsOfTable } from './record-from-row.ts';
import { recordWithin } from './record-within.ts';

interface ReadOptions {
  readonly shape: ExportShape;
  /** Every cell of the table is a text. */
  readonly isText: boolean;
  /** Columns that the user mapped; all others are left out. */
  readonly columns?: ColumnMapping;
}

/** Reads rows of any kind as records whose answers fit their questions. */
export function rowsToRecords({ shape, isText, columns }: ReadOptions): (row: FileRow) => ReadRecord {
  const ofTable = recordsOfTable(shape, isText, columns);
  const fitAnswers = answerNormaliser(shape);
  const choose = removeUnknownOptions(shape);
  const sourceOf = (question: string) =>
    columns?.suggestions.find(({ target }) => target === question)?.source ?? question;
  const ofObject = (row: FileRow) => {
    const record = recordFromObject(row);
    return { record: columns ? recordWithin(record, shape) : record, wrong: [], lacking: [] };
  };
  return (row) => {
    const known = knownRow(row);
    const { record, wrong, lacking } = isRecordObject(known) ? ofObject(known) : ofTable(known);
    const choosable = choose(fitAnswers(record));
    return {
      record: normaliseFields(normaliseMetadata(choosable.record, shape), shape),
      wrong: [...wrong, ...choosable.affected.map(sourceOf)],
      lacking,
    };
  };
}

/** A row without an id gets one from file and row number, so that importing the file again adds nothing. */
export const named = (record: PortableRecord, fileName: string, number: number): PortableRecord => ({
  ...record,
  externalId: record.externalId ?? `${fileName}/${number}`,
});
