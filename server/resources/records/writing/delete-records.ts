import { sql } from 'kysely';
import type { Trx } from '../../../schema/database.ts';
import { forgetVectors } from '../../../search/similarity/forget-vectors.ts';
import type { Counts } from '../../responses/accounting.ts';
import { addToCounters } from '../../responses/lock-records.ts';

interface CountsOfUser extends Counts {
  readonly user_n: number;
}

/** Negative counts of the deleted responses, by user. */
async function removedByUser(trx: Trx, ds: number, seqs: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  const { rows } =
    await sql<CountsOfUser>`SELECT user_n, -(count(*) FILTER (WHERE status = 'submitted'))::int AS submitted,
      -(count(*) FILTER (WHERE status = 'discarded'))::int AS discarded,
      -(count(*) FILTER (WHERE status = 'draft'))::int AS draft,
      -(count(*) FILTER (WHERE record_pending))::int AS on_pending, 0 AS completed
    FROM responses WHERE ds = ${ds} AND seq = ANY(${seqs}::bigint[]) GROUP BY user_n`.execute(trx);
  return new Map(rows.map(({ user_n, ...counts }) => [user_n, counts]));
}

/** Users keep their completions; the dataset's counter is reduced. */
async function subtractCounts(trx: Trx, ds: number, seqs: readonly number[], actorN: number) {
  await sql`UPDATE dataset_progress dp SET total = dp.total - gone.total, completed = dp.completed - gone.completed
    FROM (SELECT count(*) AS total, count(*) FILTER (WHERE status = 'completed') AS completed
      FROM records WHERE ds = ${ds} AND seq = ANY(${seqs}::bigint[])) gone WHERE ds = ${ds}`.execute(trx);
  await addToCounters(trx, ds, actorN, await removedByUser(trx, ds, seqs));
}

/** The records are locked. */
export async function deleteRecords(trx: Trx, ds: number, seqs: readonly number[], actorN: number): Promise<void> {
  await subtractCounts(trx, ds, seqs, actorN);
  await forgetVectors(trx, ds, seqs);
  const these = sql`ds = ${ds} AND seq = ANY(${seqs}::bigint[])`;
  await sql`WITH gone AS (DELETE FROM responses WHERE ${these} RETURNING id)
    DELETE FROM response_ids WHERE id IN (SELECT id FROM gone)`.execute(trx);
  await sql`DELETE FROM suggestions WHERE ${these}`.execute(trx);
  await sql`DELETE FROM record_texts WHERE ${these}`.execute(trx);
  await sql`DELETE FROM record_contents WHERE ${these}`.execute(trx);
  await sql`WITH gone AS (DELETE FROM records WHERE ${these} RETURNING id)
    DELETE FROM record_ids WHERE id IN (SELECT id FROM gone)`.execute(trx);
}
