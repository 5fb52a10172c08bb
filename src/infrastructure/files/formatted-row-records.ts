import type { RecordBatch } from '#application/ports/creation/row-reader.ts';
import type { RowReading, RowRecords, RowsOrder } from '#application/ports/creation/row-records.ts';
import { toRecordUpsert } from '#contract/files/to-record-upsert.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { named, rowsToRecords } from '#formats/reading/records/rows-to-records.ts';
import { toRecord } from '../http/annotation/mappers/record.ts';
import { BatchBuilder } from './worker/batch-builder.ts';

const unsaved = { dataset_id: '', status: 'pending', inserted_at: '', updated_at: '' } as const;

/** Turns pasted or previewed rows into the records that a file with these rows would give. */
export class FormattedRowRecords implements RowRecords {
  shown(row: FileRow, number: number, reading: RowReading, questions: readonly Question[]): DatasetRecord {
    const { record } = readerOf(reading)(row);
    const ids = { questions: new Map(questions.map(({ name, id }) => [name, id])), users: new Map(), me: '' };
    const { external_id = null, fields, metadata, suggestions } = toRecordUpsert({ ...record, responses: [] }, ids);
    const id = `row ${number}`;
    const wire = { ...unsaved, id, external_id, fields, metadata, suggestions: suggestions?.map(numbered) };
    return toRecord({ record: wire as Parameters<typeof toRecord>[0]['record'], query_score: null }, number, questions);
  }

  batch(rows: readonly FileRow[], { first, ids, name, ...reading }: RowsOrder): Omit<RecordBatch, 'bytesRead'> {
    const read = readerOf(reading);
    const batch = new BatchBuilder(first, ids, reading.mapping);
    for (const [index, row] of rows.entries()) {
      const { record, wrong } = read(row);
      batch.add({ record: named(record, name, first + index), wrong }, row);
    }
    const { bytesRead, ...built } = batch.build(0);
    return built;
  }
}

const readerOf = ({ mapping, isText }: RowReading) => rowsToRecords({ ...mapping, isText });

const numbered = (suggestion: object, at: number) => ({ ...suggestion, id: `suggestion ${at}` });
