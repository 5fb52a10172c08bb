import { type RawBuilder, sql } from 'kysely';
import type { RecordStatus, ResponseStatus } from '../../schema/annotation-tables.ts';
import type { Trx } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import type { CounterChanges, RecordResponses } from './accounting.ts';
import { questionsVersion } from './questions-version.ts';

interface AnsweredRow {
  readonly seq: number;
  readonly status: RecordStatus;
  readonly responses: Readonly<Record<string, ResponseStatus>>;
  readonly minSubmitted: number;
  readonly measuresTime: boolean;
  readonly questionsVersion: string;
}

export interface LockedRecords {
  readonly records: ReadonlyMap<number, RecordResponses>;
  /** Cannot change while the records are locked. */
  readonly minSubmitted: number;
  readonly measuresTime: boolean;
  readonly questionsVersion: string;
}

/** One number alone uses a prepared plan; PostgreSQL would plan lists by their length. */
export const isAmong = (seq: RawBuilder<unknown>, seqs: readonly number[]): RawBuilder<boolean> =>
  seqs.length === 1 ? sql`${seq} = ${seqs[0]}` : sql`${seq} = ANY(${seqs}::bigint[])`;

/**
 * Locks until the end of the transaction. All transactions lock records by seq, then counters by user, which prevents
 * deadlocks.
 */
export async function lockRecords(trx: Trx, ds: number, seqs: readonly number[]): Promise<LockedRecords> {
  const n = fixed(ds);
  await sql`SELECT ${prepared} FROM records r WHERE r.ds = ${n} AND ${isAmong(sql`r.seq`, seqs)}
    ORDER BY r.seq FOR UPDATE`.execute(trx);
  const { rows } = await sql<AnsweredRow>`
    SELECT ${prepared} r.seq, r.status, coalesce((SELECT json_object_agg(re.user_n, re.status) FROM responses re
      WHERE re.ds = ${n} AND re.seq = r.seq), '{}') AS responses,
      (SELECT (d.distribution ->> 'min_submitted')::bigint FROM datasets d WHERE d.ds = ${n}) AS "minSubmitted",
      (SELECT d.measures_time FROM datasets d WHERE d.ds = ${n}) AS "measuresTime",
      ${questionsVersion(sql`(SELECT d.id FROM datasets d WHERE d.ds = ${n})`)} AS "questionsVersion"
    FROM records r WHERE r.ds = ${n} AND ${isAmong(sql`r.seq`, seqs)}`.execute(trx);
  const records = rows.map(({ seq, status, responses }) => {
    const byUser = Object.entries(responses).map(([n, each]) => [Number(n), each] as const);
    return [seq, { status, responses: new Map(byUser) }] as const;
  });
  const { minSubmitted = 1, measuresTime = false, questionsVersion: version = '' } = rows[0] ?? {};
  return { records: new Map(records), minSubmitted, measuresTime, questionsVersion: version };
}

/** Updates the copies of the status in the responses, too. */
export async function setStatus(trx: Trx, ds: number, seqs: readonly number[], status: RecordStatus): Promise<void> {
  if (seqs.length === 0) return;
  const these = sql`ds = ${fixed(ds)} AND ${isAmong(sql`seq`, seqs)}`;
  await sql`
    WITH turned AS (UPDATE records SET status = ${status}, updated_at = clock_timestamp() WHERE ${these})
    UPDATE ${prepared} responses SET record_pending = ${status === 'pending'} WHERE ${these}`.execute(trx);
}

/** Skips users without changes, whose rows need no lock; the actor's activity is always stored. */
const counterRows = (actorN: number, changes: CounterChanges) =>
  [...changes]
    .filter(([userN, counts]) => userN === actorN || Object.values(counts).some((count) => count !== 0))
    .map(([user_n, counts]) => ({ user_n, ...counts }));

/** Ordered by user, to prevent deadlocks. */
export const countersUpsert = (ds: number, actorN: number, changes: CounterChanges): RawBuilder<unknown> => sql`
    INSERT INTO user_progress AS up (ds, user_n, submitted, discarded, draft, on_pending, completed, last_activity_at)
    SELECT ${ds}, user_n, submitted, discarded, draft, on_pending, completed, clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(counterRows(actorN, changes))}::jsonb)
      AS x(user_n int, submitted int, discarded int, draft int, on_pending int, completed int)
    ORDER BY user_n
    ON CONFLICT (ds, user_n) DO UPDATE SET submitted = up.submitted + excluded.submitted,
      discarded = up.discarded + excluded.discarded, draft = up.draft + excluded.draft,
      on_pending = up.on_pending + excluded.on_pending, completed = up.completed + excluded.completed,
      last_activity_at = CASE WHEN up.user_n = ${actorN} THEN excluded.last_activity_at ELSE up.last_activity_at END`;

export async function addToCounters(trx: Trx, ds: number, actorN: number, changes: CounterChanges): Promise<void> {
  await sql`${prepared} ${countersUpsert(ds, actorN, changes)}`.execute(trx);
}
