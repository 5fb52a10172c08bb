import { type Naming, writtenRecord } from '#contract/files/written-record.ts';
import type { AnswersOf, ExportedRecord, ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { presentRecord } from '../../resources/records/presenter.ts';
import { type RecordView, recordRows, seqsAfter } from '../../resources/records/queries.ts';
import type { Db } from '../../schema/database.ts';

const first = 100;
const most = 250;
/** So many letters of records are held at once, more or less. */
const letters = 1_000_000;

/** How many to read next, as large as those before were. */
const nextCount = (count: number, size: number) =>
  Math.max(1, Math.min(most, count * 2, Math.floor((count * letters) / Math.max(1, size))));

const sizeOf = (records: readonly ExportedRecord[]) =>
  records.reduce(
    (sum, { fields, metadata }) => sum + JSON.stringify(fields).length + JSON.stringify(metadata).length,
    0,
  );

export interface Reading {
  readonly view: RecordView;
  readonly naming: Naming;
  readonly answersOf: AnswersOf;
  /** Those that are meant, in their order; all where it is undefined. */
  readonly seqs: Iterable<number> | undefined;
}

/** The numbers of the records that come next. */
type Next = (count: number) => Promise<readonly number[]>;

function nextOf(seqs: Iterable<number>): Next {
  const left = seqs[Symbol.iterator]();
  return async (count) => {
    const taken: number[] = [];
    while (taken.length < count) {
      const { done, value } = left.next();
      if (done) break;
      taken.push(value);
    }
    return taken;
  };
}

function nextOfAll(db: Db, ds: number): Next {
  let last = 0;
  return async (count) => {
    const seqs = await seqsAfter(db, ds, last, count);
    last = seqs.at(-1) ?? last;
    return seqs;
  };
}

/** In batches, no more of which is in memory than one. */
export async function* readRecords(db: Db, reading: Reading): AsyncGenerator<readonly ExportedRecord[]> {
  const { view, naming, answersOf } = reading;
  const next = reading.seqs ? nextOf(reading.seqs) : nextOfAll(db, view.ds);
  const userId = answersOf.kind === 'user' ? answersOf.userId : undefined;
  let count = first;
  for (;;) {
    const seqs = await next(count);
    if (seqs.length === 0) return;
    const rows = await recordRows(db, view, seqs);
    const records = rows.map((row) => writtenRecord(presentRecord(row, view), naming, userId));
    yield records;
    count = nextCount(seqs.length, sizeOf(records));
  }
}

/** What of the records has to be read for such a file. */
export const viewFor = (ds: number, datasetId: string, order: ExportOrder): RecordView => ({
  ds,
  datasetId,
  caller: { id: '', n: 0, username: '', role: 'owner' },
  include: {
    responses: true,
    suggestions: order.suggestions,
    vectors: order.vectors && order.format !== 'conll' ? 'all' : undefined,
  },
  responsesOfAll: true,
  withHiddenMetadata: true,
});
