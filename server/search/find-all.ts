import { sql } from 'kysely';
import { atOneMoment } from '../resources/shared/transaction.ts';
import type { Trx } from '../schema/database.ts';
import { rowsInOrder } from './find-in-order.ts';
import type { SearchScope } from './scope.ts';
import { readSearch, type SearchBody } from './search-records.ts';
import type { Ordered } from './selection.ts';

/** Packed, because a search may find millions of records. */
export interface FoundSeqs {
  readonly count: number;
  readonly seqs: Iterable<number>;
}

const rowsPerFetch = 2000;
const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

function* each(chunks: readonly Float64Array[]) {
  for (const chunk of chunks) yield* chunk;
}

/** Eight bytes per record. */
const packed = (chunks: readonly Float64Array[]): FoundSeqs => ({
  count: chunks.reduce((sum, { length }) => sum + length, 0),
  seqs: each(chunks),
});

/** Uses a cursor: all rows at once would be too many for server and client. */
async function seqsInOrder(db: Trx, { selection, order }: Ordered): Promise<FoundSeqs> {
  await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(db);
  await sql`DECLARE found NO SCROLL CURSOR FOR SELECT seq FROM ${rowsInOrder(selection, order)}`.execute(db);
  const chunks: Float64Array[] = [];
  for (;;) {
    const { rows } = await sql<{ seq: number }>`FETCH ${sql.lit(rowsPerFetch)} FROM found`.execute(db);
    chunks.push(Float64Array.from(rows, ({ seq }) => seq));
    if (rows.length < rowsPerFetch) return packed(chunks);
  }
}

export const findAll = (scope: SearchScope, body: SearchBody): Promise<FoundSeqs> =>
  atOneMoment(scope.db, async (db) => {
    const read = await readSearch({ ...scope, db }, body, everything);
    if ('found' in read) return packed([Float64Array.from(read.found, ({ seq }) => seq)]);
    return seqsInOrder(db, read);
  });
