import { sql } from 'kysely';
import type { WireRecordUpsert } from '#contract/annotation/record-write.ts';
import type { Trx } from '../../../schema/database.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { sameExternalIds } from './external-ids.ts';

interface Existing {
  readonly seq: number;
  readonly id: string;
  readonly external_id: string | null;
}

type Item = Pick<WireRecordUpsert, 'id' | 'external_id'>;

async function mentionedRecords(trx: Trx, ds: number, items: readonly Item[]): Promise<readonly Existing[]> {
  const ids = items.flatMap(({ id }) => id ?? []);
  const names = items.flatMap(({ external_id }) => external_id ?? []);
  const { rows } = await sql<Existing>`SELECT seq, id, external_id FROM records WHERE ds = ${ds}
      AND seq IN (SELECT seq FROM record_ids WHERE ds = ${ds} AND id = ANY(${ids}::uuid[]))
    UNION SELECT seq, id, external_id FROM records WHERE ds = ${ds} AND external_id = ANY(${names}::text[])
    ORDER BY seq`.execute(trx);
  return rows;
}

/** Ids take precedence over external ids; undefined for new records. */
export async function findExisting(
  trx: Trx,
  ds: number,
  items: readonly Item[],
): Promise<readonly (Existing | undefined)[]> {
  const rows = await mentionedRecords(trx, ds, items);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map((row) => [row.external_id, row]));
  const found = items.map(({ id, external_id }) => {
    const named = external_id === null ? undefined : byName.get(external_id);
    const record = byId.get(id?.toLowerCase() ?? '') ?? named;
    if (external_id !== null && named && named !== record) throw sameExternalIds([external_id]);
    return record;
  });
  const ids = found.flatMap((each) => each?.id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) throw unprocessable(`found records with same ids: ${[...new Set(twice)].join(', ')}`);
  return found;
}
