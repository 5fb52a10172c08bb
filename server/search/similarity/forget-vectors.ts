import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';

export async function forgetVectors(trx: Trx, ds: number, seqs: readonly number[]): Promise<void> {
  await sql`WITH own AS (
      SELECT vs.n FROM vectors_settings vs JOIN datasets d ON d.id = vs.dataset_id WHERE d.ds = ${ds}),
    gone AS (
      DELETE FROM vectors v USING own
      WHERE v.ds = ${ds} AND v.setting_n = own.n AND v.seq = ANY(${seqs}::bigint[]) RETURNING v.setting_n)
    UPDATE vectors_settings SET version = version + 1, forgotten = version + 1
    WHERE n IN (SELECT setting_n FROM gone)`.execute(trx);
}
