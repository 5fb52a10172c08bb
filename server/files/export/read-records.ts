import { type NamesById, toFileRecord } from '#contract/files/to-file-record.ts';
import type { AnswersOf, ExportedRecord, ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { presentRecord } from '../../resources/records/presenter.ts';
import { type RecordView, recordRows, seqsAfter } from '../../resources/records/queries.ts';
import type { Db } from '../../schema/database.ts';

const firstBatchRecords = 100;
const maxBatchRecords = 250;
const maxBatchChars = 1_000_000;

/** Doubles the batch, up to the limits. */
const nextCount = (count: number, size: number) =>
  Math.max(1, Math.min(maxBatchRecords, count * 2, Math.floor((count * maxBatchChars) / Math.max(1, size))));

const sizeOf = (records: readonly ExportedRecord[]) =>
  records.reduce(
    (sum, { fields, metadata }) => sum + JSON.stringify(fields).length + JSON.stringify(metadata).length,
    0,
  );

export interface RecordsToExport {
  readonly view: RecordView;
  readonly names: NamesById;
  readonly answersOf: AnswersOf;
  /** In this order; undefined for all records. */
  readonly seqs: Iterable<number> | undefined;
}

type NextSeqs = (count: number) => Promise<readonly number[]>;

function nextOfSeqs(seqs: Iterable<number>): NextSeqs {
  const remaining = seqs[Symbol.iterator]();
  return async (count) => {
    const taken: number[] = [];
    while (taken.length < count) {
      const { done, value } = remaining.next();
      if (done) break;
      taken.push(value);
    }
    return taken;
  };
}

function nextOfAll(db: Db, ds: number): NextSeqs {
  let last = 0;
  return async (count) => {
    const seqs = await seqsAfter(db, ds, last, count);
    last = seqs.at(-1) ?? last;
    return seqs;
  };
}

export async function* readRecords(db: Db, reading: RecordsToExport): AsyncGenerator<readonly ExportedRecord[]> {
  const { view, names, answersOf } = reading;
  const next = reading.seqs ? nextOfSeqs(reading.seqs) : nextOfAll(db, view.ds);
  const userId = answersOf.kind === 'user' ? answersOf.userId : undefined;
  let count = firstBatchRecords;
  for (;;) {
    const seqs = await next(count);
    if (seqs.length === 0) return;
    const rows = await recordRows(db, view, seqs);
    const records = rows.map((row) => toFileRecord(presentRecord(row, view), names, userId));
    yield records;
    count = nextCount(seqs.length, sizeOf(records));
  }
}

export const viewFor = (ds: number, datasetId: string, options: ExportOrder): RecordView => ({
  ds,
  datasetId,
  caller: { id: '', n: 0, username: '', role: 'owner' },
  include: {
    responses: true,
    suggestions: options.suggestions,
    vectors: options.vectors && options.format !== 'conll' ? 'all' : undefined,
  },
  responsesOfAll: true,
  withHidden: true,
});
