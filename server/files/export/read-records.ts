import { type Naming, writtenRecord } from '#contract/files/written-record.ts';
import type { AnswersOf, ExportedRecord, ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { presentRecord } from '../../resources/records/presenter.ts';
import { type RecordView, recordRows, seqsAfter } from '../../resources/records/queries.ts';
import type { Db } from '../../schema/database.ts';

const first = 50;
const most = 100;
/** So many letters of records are held at once, more or less: V8 keeps longer texts among what is old, and those pile up. */
const letters = 100_000;

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
  readonly seqs: readonly number[] | undefined;
}

async function nextSeqs(db: Db, { view, seqs }: Reading, done: number, last: number, count: number) {
  return seqs ? seqs.slice(done, done + count) : seqsAfter(db, view.ds, last, count);
}

/** In batches, no more of which is in memory than one. */
export async function* readRecords(db: Db, reading: Reading): AsyncGenerator<readonly ExportedRecord[]> {
  const { view, naming, answersOf } = reading;
  const userId = answersOf.kind === 'user' ? answersOf.userId : undefined;
  let [done, last, count] = [0, 0, first];
  for (;;) {
    const seqs = await nextSeqs(db, reading, done, last, count);
    if (seqs.length === 0) return;
    const rows = await recordRows(db, view, seqs);
    const records = rows.map((row) => writtenRecord(presentRecord(row, view), naming, userId));
    yield records;
    done += seqs.length;
    last = seqs.at(-1) ?? last;
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
