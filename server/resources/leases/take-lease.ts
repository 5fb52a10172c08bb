import { sql } from 'kysely';
import type { WireLease } from '#contract/live/lease.ts';
import type { Trx } from '../../schema/database.ts';
import type { RecordRef } from '../records/queries.ts';
import type { RecordResponses } from '../responses/accounting.ts';
import { lockRecords } from '../responses/lock-records.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';
import { wireTime } from '../shared/wire-time.ts';

const leaseMinutes = 5;
const maxDeletedAtOnce = 100;

const hasAnswered = ({ responses }: RecordResponses, userN: number) => {
  const status = responses.get(userN);
  return status === 'submitted' || status === 'discarded';
};

/** Skips rows that another transaction is deleting. */
const removeExpired = (trx: Trx) =>
  sql`DELETE FROM leases WHERE (ds, seq, user_n) IN (SELECT ds, seq, user_n FROM leases
    WHERE expires_at <= now() LIMIT ${maxDeletedAtOnce} FOR UPDATE SKIP LOCKED)`.execute(trx);

async function holders(trx: Trx, { ds, seq }: RecordRef) {
  const holderNs = trx.selectFrom('leases').select('user_n').where('ds', '=', ds).where('seq', '=', seq);
  const rows = await holderNs.where('expires_at', '>', sql<Date>`now()`).execute();
  return rows.map(({ user_n }) => user_n);
}

/** Renewals always succeed; new leases are limited by the missing responses. */
function canTakeLease(record: RecordResponses, holderNs: readonly number[], userN: number, minSubmitted: number) {
  if (holderNs.includes(userN)) return true;
  const submitted = [...record.responses.values()].filter((status) => status === 'submitted').length;
  const waiting = holderNs.filter((n) => !hasAnswered(record, n)).length;
  return waiting < minSubmitted - submitted;
}

async function upsertLease(trx: Trx, { ds, seq }: RecordRef, userN: number): Promise<WireLease> {
  const { rows } = await sql<WireLease>`
    INSERT INTO leases (ds, seq, user_n, expires_at) VALUES (${ds}, ${seq}, ${userN}, now() + make_interval(mins => ${leaseMinutes}))
    ON CONFLICT (ds, seq, user_n) DO UPDATE SET expires_at = excluded.expires_at
    RETURNING ${wireTime('leases.expires_at')} AS expires_at`.execute(trx);
  return rows[0] ?? { expires_at: null };
}

/** Locks the record, so that two users cannot take the last lease. */
export function takeLease({ db, id, caller, request }: CallContext, record: RecordRef): Promise<WireLease> {
  return inTransaction(db, async (trx) => {
    const answered = (await lockRecords(trx, record.ds, [record.seq])).records.get(record.seq);
    if (!answered) throw notFound('Record', id);
    if (answered.status === 'completed' || hasAnswered(answered, caller.n)) return { expires_at: null };
    const isFree =
      request.query('force') === 'true' ||
      canTakeLease(answered, await holders(trx, record), caller.n, record.distribution.min_submitted);
    if (!isFree) throw conflict('Enough other users are already answering this record', 'no_place_free');
    const lease = await upsertLease(trx, record, caller.n);
    await removeExpired(trx); // last, to hold the locks briefly
    return lease;
  });
}

export async function releaseLease({ db, caller }: CallContext, { ds, seq }: RecordRef): Promise<undefined> {
  const { n } = caller;
  await db.deleteFrom('leases').where('ds', '=', ds).where('seq', '=', seq).where('user_n', '=', n).execute();
}
