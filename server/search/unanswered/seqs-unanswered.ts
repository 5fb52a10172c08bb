import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import type { Page } from '../selection.ts';
import type { Condition } from '../sql/value.ts';
import { maxRememberedOpenings } from './store-openings.ts';

export interface UnansweredQueue {
  readonly db: Db;
  readonly ds: number;
  readonly userN: number;
  /** Excludes completed records. */
  readonly onlyPending: boolean;
  readonly total: RawBuilder<unknown>;
}

interface QueueSnapshot {
  readonly seqs: readonly number[];
  readonly beganAt: number;
  /** Openings since the start was stored. */
  readonly openedSince: number;
  readonly opened: number;
  /** Lowest number that a later record can have. */
  readonly nextSeq: number;
  readonly total: number | null;
}

/** Limit of unanswered records before the stored start. */
const maxLeftBefore = 1000;

/** Skipping more records stores a new start. */
const maxSkippedRecords = 500;

/** Stored start; ignored if there were more openings than are remembered. */
const knownStart = ({ ds, userN, onlyPending }: UnansweredQueue) => sql`
  (SELECT d.next_seq, coalesce(o.opened, 0) AS opened, coalesce(o.opened - start.as_of, 0) AS opened_since,
    coalesce(start.begins_at, 0) AS begins_at, start.left_before || o.lately[1:(o.opened - start.as_of)::int] AS before
  FROM datasets d LEFT JOIN openings o ON o.ds = d.ds
    LEFT JOIN queue_starts start ON start.ds = d.ds AND start.user_n = ${userN} AND start.only_pending = ${onlyPending}
      AND coalesce(o.opened - start.as_of <= cardinality(o.lately), true)
  WHERE d.ds = ${fixed(ds)}) known`;

/**
 * Unanswered records within bounds. The bounds also apply to responses, which allows a merge join.
 */
const leftWithin = (
  { ds, userN, onlyPending }: UnansweredQueue,
  within: (seq: RawBuilder<unknown>) => Condition,
) => sql`
  SELECT r.seq FROM records r WHERE r.ds = ${fixed(ds)} AND ${within(sql`r.seq`)}
    ${onlyPending ? sql`AND r.status = 'pending'` : sql``}
    AND NOT EXISTS (SELECT FROM responses re WHERE re.ds = ${fixed(ds)} AND re.user_n = ${userN}
      AND re.seq = r.seq AND ${within(sql`re.seq`)} ${onlyPending ? sql`AND re.record_pending` : sql``})
  ORDER BY r.seq`;

const amongThoseBefore = (seq: RawBuilder<unknown>): Condition =>
  sql`${seq} = ANY(known.before) AND ${seq} < known.begins_at`;

const fromThereOn = (seq: RawBuilder<unknown>): Condition => sql`${seq} >= known.begins_at`;

/** PostgreSQL prepares a statement for each literal limit; powers of two keep them few. */
const roundedLimit = (limit: number) => 2 ** Math.max(5, Math.ceil(Math.log2(limit)));

/** One statement, so that all values belong to one snapshot; later openings count as openings since. */
async function readSnapshot(queue: UnansweredQueue, limit: number, offset = 0): Promise<QueueSnapshot | undefined> {
  const most = offset > 0 ? sql`${offset + limit}` : fixed(limit); // PostgreSQL would sort all records without the limit
  const { rows } = await sql<QueueSnapshot>`
    SELECT ${prepared} known.begins_at AS "beganAt", known.opened_since AS "openedSince", known.opened,
      known.next_seq AS "nextSeq", ${queue.total} AS total, to_json(ARRAY(SELECT seq FROM (
        (${leftWithin(queue, amongThoseBefore)}) UNION ALL (${leftWithin(queue, fromThereOn)} LIMIT ${most})
      ) found LIMIT ${fixed(limit)} ${offset > 0 ? sql`OFFSET ${offset}` : sql``})) AS seqs
    FROM ${knownStart(queue)}`.execute(queue.db);
  return rows[0];
}

/** The next start is after the first unanswered records, which are stored with it. */
function startAfter({ seqs, nextSeq }: QueueSnapshot, limit: number) {
  const leftBefore = seqs.slice(0, maxLeftBefore);
  const last = leftBefore.length < Math.min(limit, maxLeftBefore) ? undefined : leftBefore.at(-1);
  return { leftBefore, beginsAt: last === undefined ? nextSeq : last + 1 };
}

/** Valid for its snapshot, so concurrent writes in any order are correct. */
async function storeStart({ db, ds, userN, onlyPending }: UnansweredQueue, snapshot: QueueSnapshot, limit: number) {
  const { leftBefore, beginsAt } = startAfter(snapshot, limit);
  if (beginsAt - snapshot.beganAt < maxSkippedRecords && snapshot.openedSince < maxRememberedOpenings / 2) return;
  await sql`
    INSERT INTO queue_starts (ds, user_n, only_pending, begins_at, left_before, as_of)
    VALUES (${ds}, ${userN}, ${onlyPending}, ${beginsAt}, ${leftBefore}::bigint[], ${snapshot.opened})
    ON CONFLICT (ds, user_n, only_pending) DO UPDATE SET begins_at = excluded.begins_at,
      left_before = excluded.left_before, as_of = excluded.as_of`.execute(db);
}

/** In the order of insertion. Skips answered records before the start at no cost. */
export async function seqsUnanswered(
  queue: UnansweredQueue,
  { offset, limit }: Page,
): Promise<Pick<QueueSnapshot, 'seqs' | 'total'>> {
  const isDeep = offset > maxLeftBefore;
  const queryLimit = roundedLimit(isDeep ? limit : offset + limit);
  const snapshot = await readSnapshot(queue, queryLimit, isDeep ? offset : 0);
  if (!snapshot) return { seqs: [], total: null };
  const { seqs, total } = snapshot;
  if (isDeep) return { seqs: seqs.slice(0, limit), total };
  await storeStart(queue, snapshot, queryLimit);
  return { seqs: seqs.slice(offset, offset + limit), total };
}
