import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { prepared } from '../../schema/prepared.ts';

/** Older starts are ignored after more openings. */
export const maxRememberedOpenings = 100;

/** Locks the row until the commit, so that openings are numbered in commit order. */
async function storeOpenings(trx: Trx, ds: number, count: number, seqs: readonly number[], mostBefore: number) {
  await sql`INSERT ${prepared} INTO openings AS o (ds, opened, lately) VALUES (${ds}, ${count}, ${seqs}::bigint[])
    ON CONFLICT (ds) DO UPDATE SET opened = o.opened + excluded.opened,
      lately = excluded.lately || o.lately[1:${mostBefore}::int]`.execute(trx);
}

/** Stores reopened records and those that lost a response, in the same transaction. */
export async function storeOpened(trx: Trx, ds: number, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  const remembered = seqs.slice(0, maxRememberedOpenings);
  await storeOpenings(trx, ds, seqs.length, remembered, maxRememberedOpenings - remembered.length);
}

export const invalidateQueueStarts = (trx: Trx, ds: number): Promise<void> => storeOpenings(trx, ds, 1, [], 0);
