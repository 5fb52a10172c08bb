import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { exactVector, writeVector } from './float-bytes.ts';

export interface StoredVector {
  readonly seq: number;
  readonly settingN: number;
  readonly values: readonly number[];
}

/** Replaces existing vectors. */
export async function storeVectors(trx: Trx, ds: number, vectors: readonly StoredVector[]): Promise<void> {
  if (vectors.length === 0) return;
  const rows = vectors.map(({ seq, settingN, values }) => ({
    seq,
    setting_n: settingN,
    value: writeVector(values).toString('base64'),
    exact: exactVector(values)?.toString('base64') ?? null,
  }));
  const settings = [...new Set(vectors.map(({ settingN }) => settingN))];
  await sql`WITH newer AS (
      UPDATE vectors_settings SET version = version + 1 WHERE n = ANY(${settings}::int[]) RETURNING n, version)
    INSERT INTO vectors (ds, seq, setting_n, value, exact, changed)
    SELECT ${ds}, seq, n, decode(value, 'base64'), decode(exact, 'base64'), version
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(seq bigint, setting_n int, value text, exact text)
      JOIN newer ON n = setting_n
    ON CONFLICT (ds, setting_n, seq) DO UPDATE SET value = excluded.value, exact = excluded.exact, changed = excluded.changed`.execute(
    trx,
  );
}
