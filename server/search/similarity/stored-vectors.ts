import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { type NumberSet, numberSet } from './number-set.ts';
import { rowsInBlock } from './vectors-in-memory.ts';

/** Vectors of one setting, with their version. */
export interface VectorsOfName {
  readonly ds: number;
  readonly n: number;
  readonly dimensions: number;
  readonly version: number;
  /** Version of the last deletion. */
  readonly forgotten: number;
}

interface VectorRow {
  readonly seq: number;
  readonly changed: number;
  readonly value: Uint8Array;
}

interface PagePosition {
  readonly changed: number;
  readonly seq: number;
}

type ReadPage = (after: PagePosition) => Promise<{ readonly rows: readonly VectorRow[] }>;

async function* pages(read: ReadPage, size: number, first: PagePosition) {
  let after: PagePosition | undefined = first;
  while (after) {
    const { rows }: { rows: readonly VectorRow[] } = await read(after);
    yield rows;
    after = rows.length < size ? undefined : rows.at(-1);
  }
}

/** Changes after a version. May include later changes, or a vector twice. */
export function changedAfter(db: Db, { ds, n, dimensions }: VectorsOfName, version: number) {
  const size = rowsInBlock(dimensions);
  const read: ReadPage = ({ changed, seq }) =>
    sql<VectorRow>`SELECT seq, changed, value FROM vectors
      WHERE ds = ${ds} AND setting_n = ${n} AND (changed, seq) > (${changed}::bigint, ${seq}::bigint)
      ORDER BY changed, seq LIMIT ${size}`.execute(db);
  return pages(read, size, { changed: version + 1, seq: -1 });
}

export function allVectors(db: Db, { ds, n, dimensions }: VectorsOfName) {
  const size = rowsInBlock(dimensions);
  const read: ReadPage = ({ seq }) =>
    sql<VectorRow>`SELECT seq, changed, value FROM vectors
      WHERE ds = ${ds} AND setting_n = ${n} AND seq > ${seq} ORDER BY seq LIMIT ${size}`.execute(db);
  return pages(read, size, { changed: 0, seq: -1 });
}

export async function countOf(db: Db, { ds, n }: VectorsOfName): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM vectors
    WHERE ds = ${ds} AND setting_n = ${n}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const recordsWith = (db: Db, { ds, n }: VectorsOfName): Promise<NumberSet> =>
  numberSet(db, sql`SELECT seq FROM vectors WHERE ds = ${ds} AND setting_n = ${n}`);
