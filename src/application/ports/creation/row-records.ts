import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { RecordBatch, ServerIds } from './row-reader.ts';

export interface RowReading {
  readonly mapping: RowMapping;
  /** Every cell is a text, as in tables that are texts themselves. */
  readonly isText: boolean;
}

export interface RowsOrder extends RowReading {
  /** What records are named after that have no name of their own. */
  readonly name: string;
  /** The number of the first row, from 1. */
  readonly first: number;
  readonly ids: ServerIds;
}

/** What becomes of rows that are at hand. */
export abstract class RowRecords {
  /** A record to be looked at, as if nobody had answered it. */
  abstract shown(row: FileRow, number: number, reading: RowReading, questions: readonly Question[]): DatasetRecord;
  /** Records to be sent. */
  abstract batch(rows: readonly FileRow[], order: RowsOrder): Omit<RecordBatch, 'bytesRead'>;
}
