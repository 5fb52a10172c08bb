import { sql } from 'kysely';
import type { Db, Trx } from '../../../schema/database.ts';
import type { VectorsOfName } from '../stored-vectors.ts';
import { rowsInBlock } from '../vectors-in-memory.ts';
import { directionIn, vectorArray } from './vector-array.ts';

interface CopyProgress {
  readonly changed: number;
  readonly seq: number;
  readonly forgotten: number;
}

interface Row {
  readonly seq: number;
  readonly changed: number;
  readonly value: Uint8Array;
}

/** Locks the progress: one process at a time copies. */
async function lockProgress(trx: Trx, n: number): Promise<CopyProgress> {
  await sql`INSERT INTO vector_copying (setting_n) VALUES (${n}) ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<CopyProgress>`SELECT changed, seq, forgotten FROM vector_copying
    WHERE setting_n = ${n} FOR UPDATE`.execute(trx);
  return rows[0] ?? { changed: -1, seq: -1, forgotten: 0 };
}

async function nextRows(trx: Trx, { ds, n, dimensions }: VectorsOfName, { changed, seq }: CopyProgress) {
  const { rows } = await sql<Row>`SELECT seq, changed, value FROM vectors
    WHERE ds = ${ds} AND setting_n = ${n} AND (changed, seq) > (${changed}::bigint, ${seq}::bigint)
    ORDER BY changed, seq LIMIT ${rowsInBlock(dimensions)}`.execute(trx);
  return rows;
}

async function writeCopies(trx: Trx, { n, dimensions }: VectorsOfName, rows: readonly Row[], type: number) {
  const vectors = vectorArray(
    rows.map(({ value }) => directionIn(value)),
    dimensions,
    type,
  );
  await sql`INSERT INTO vector_copies (setting_n, seq, value)
    SELECT ${n}, seq, value FROM unnest(${rows.map(({ seq }) => seq)}::bigint[], ${vectors}::vector[]) AS x(seq, value)
    ON CONFLICT (setting_n, seq) DO UPDATE SET value = excluded.value`.execute(trx);
}

/** Returns the number of copied vectors. */
async function copyBatch(trx: Trx, of: VectorsOfName, type: number): Promise<number> {
  const before = await lockProgress(trx, of.n);
  const rows = await nextRows(trx, of, before);
  const last = rows.at(-1);
  if (last === undefined) return 0;
  await writeCopies(trx, of, rows, type);
  await sql`UPDATE vector_copying SET changed = ${last.changed}, seq = ${last.seq} WHERE setting_n = ${of.n}`.execute(
    trx,
  );
  return rows.length;
}

async function deleteForgotten(trx: Trx, { ds, n, forgotten }: VectorsOfName) {
  if ((await lockProgress(trx, n)).forgotten >= forgotten) return;
  await sql`DELETE FROM vector_copies c WHERE setting_n = ${n} AND NOT EXISTS (
    SELECT FROM vectors v WHERE v.ds = ${ds} AND v.setting_n = ${n} AND v.seq = c.seq)`.execute(trx);
  await sql`UPDATE vector_copying SET forgotten = ${forgotten} WHERE setting_n = ${n}`.execute(trx);
}

/** More are copied in the background. */
export const maxCopiedWhileWaiting = 5_000;

/** Commits each batch, so that an interrupted copy continues. */
export async function copyVectors(db: Db, of: VectorsOfName, type: number): Promise<void> {
  const copy = () => db.transaction().execute((trx) => copyBatch(trx, of, type));
  let copied = 0;
  for (let some = await copy(); some > 0; some = await copy()) copied += some;
  if (copied > maxCopiedWhileWaiting) await sql`ANALYZE vector_copies`.execute(db); // enables parallel scans
  await db.transaction().execute((trx) => deleteForgotten(trx, of));
}

export async function missingCopies(db: Db, { ds, n }: VectorsOfName, atMost: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT FROM vectors WHERE ds = ${ds} AND setting_n = ${n} AND (changed, seq) > (
      COALESCE((SELECT changed FROM vector_copying WHERE setting_n = ${n}), -1),
      COALESCE((SELECT seq FROM vector_copying WHERE setting_n = ${n}), -1)) LIMIT ${atMost + 1}) AS missing`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
