import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { RecordBatch, ServerIds } from './row-reader.ts';

export interface RowReading {
  readonly mapping: RowMapping;
  /** Every cell is a text, as in CSV files. */
  readonly isText: boolean;
}

export interface RowsOrder extends RowReading {
  /** Prefix of the external ids of records without one. */
  readonly name: string;
  /** Number of the first row, from 1. */
  readonly first: number;
  readonly ids: ServerIds;
}

export abstract class RowRecords {
  /** A record for the preview, without responses. */
  abstract shown(row: FileRow, number: number, reading: RowReading, questions: readonly Question[]): DatasetRecord;
  abstract batch(rows: readonly FileRow[], order: RowsOrder): Omit<RecordBatch, 'bytesRead'>;
}
