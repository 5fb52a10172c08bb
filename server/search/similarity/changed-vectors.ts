import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { exactVector, writeVector } from './float-bytes.ts';
import type { StoredVector } from './store-vectors.ts';

/** Skips unchanged vectors, which caches would have to read again. */
export async function changedVectors(
  trx: Trx,
  ds: number,
  vectors: readonly StoredVector[],
): Promise<readonly StoredVector[]> {
  if (vectors.length === 0) return [];
  const seqs = [...new Set(vectors.map(({ seq }) => seq))];
  const settings = [...new Set(vectors.map(({ settingN }) => settingN))];
  const stored = await trx
    .selectFrom('vectors')
    .select(['seq', 'setting_n', 'value', 'exact'])
    .where('ds', '=', ds)
    .where('setting_n', '=', sql<number>`ANY(${settings}::int[])`)
    .where('seq', '=', sql<number>`ANY(${seqs}::bigint[])`)
    .execute();
  const key = (seq: number, settingN: number) => `${seq}/${settingN}`;
  const known = new Map(stored.map((row) => [key(row.seq, row.setting_n), row]));
  return vectors.filter(({ seq, settingN, values }) => {
    const row = known.get(key(seq, settingN));
    return !row?.value.equals(writeVector(values)) || !isSame(row.exact, exactVector(values));
  });
}

const isSame = (one: Buffer | null, other: Buffer | null) => (one && other ? one.equals(other) : one === other);
