import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { prepared } from '../../schema/prepared.ts';

/** Who looked before more were opened than these looks at everything again. */
export const maxRememberedOpenings = 100;

/** Each takes the row until the transaction ends: openings are counted in the order in which they come to hold. */
async function storeOpenings(trx: Trx, ds: number, count: number, seqs: readonly number[], mostBefore: number) {
  await sql`INSERT ${prepared} INTO openings AS o (ds, opened, lately) VALUES (${ds}, ${count}, ${seqs}::bigint[])
    ON CONFLICT (ds) DO UPDATE SET opened = o.opened + excluded.opened,
      lately = excluded.lately || o.lately[1:${mostBefore}::int]`.execute(trx);
}

/** Remembers records that were completed and are open again, or that lost an answer, in the same transaction. */
export async function storeOpened(trx: Trx, ds: number, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  const remembered = seqs.slice(0, maxRememberedOpenings);
  await storeOpenings(trx, ds, seqs.length, remembered, maxRememberedOpenings - remembered.length);
}

/** Nothing that was known of what is left to anybody holds any longer. */
export const invalidateQueueStarts = (trx: Trx, ds: number): Promise<void> => storeOpenings(trx, ds, 1, [], 0);
