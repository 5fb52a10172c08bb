import { sql } from 'kysely';
import { type JobKind, Postponed, RetryLater } from '../../jobs/job.ts';
import type { Db } from '../../schema/database.ts';
import { dropPartitions } from '../../schema/partitions.ts';

/** Whoever found the dataset before it was deleted, or in the trash, has been answered by then. */
const restSeconds = 60;

const soon = 1;
const key = sql`hashtextextended('postil drop-dataset', 0)`;

const goesAt = sql`coalesce(removed_at, deleted_at)`;
const isGone = sql<boolean>`deleted_at IS NOT NULL AND ${goesAt} <= clock_timestamp()`;
const isAtRest = sql<boolean>`${goesAt} < now() - make_interval(secs => ${restSeconds})`;

async function findRest(db: Db, ds: number) {
  const { rows } = await sql<{ isAtRest: boolean }>`SELECT ${isAtRest} AS "isAtRest"
    FROM datasets WHERE ds = ${ds} AND ${isGone}`.execute(db);
  return rows[0]?.isAtRest;
}

/** By one process at a time, over one connection; the others come back later. */
const alone = (db: Db, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`SELECT pg_try_advisory_lock(${key}) AS "isOurs"`.execute(
      connection,
    );
    if (!rows[0]?.isOurs) throw new Postponed(soon);
    try {
      await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection);
    }
  });

/** Takes away all that is left of a deleted dataset, its own row last: what was interrupted is done again. */
export async function dropDataset(db: Db, ds: number): Promise<void> {
  const isDeleted = (await findRest(db, ds)) !== undefined;
  if (!isDeleted) return;
  await alone(db, (connection) => dropPartitions(connection, ds));
  await db.deleteFrom('record_ids').where('ds', '=', ds).execute();
  await db.deleteFrom('response_ids').where('ds', '=', ds).execute();
  await db.deleteFrom('openings').where('ds', '=', ds).execute();
  await db.deleteFrom('queue_starts').where('ds', '=', ds).execute();
  await db.deleteFrom('datasets').where('ds', '=', ds).execute();
}

export const dropDatasetJob: JobKind = {
  async run({ payload }, { db }) {
    const ds = Number(payload.ds);
    if ((await findRest(db, ds)) === false)
      throw new RetryLater('Requests that found the dataset may still be under way', restSeconds);
    await dropDataset(db, ds);
  },
  retryDelay: () => restSeconds,
  isDeletedWhenDone: true,
};

/** Those whose days in the trash are over, and what was left over for whatever reason. */
export const dropDue = (db: Db) =>
  sql`INSERT INTO jobs (kind, payload) SELECT 'drop-dataset', jsonb_build_object('ds', ds) FROM datasets d
    WHERE deleted_at IS NOT NULL AND ${isAtRest} AND NOT EXISTS (
      SELECT FROM jobs WHERE kind = 'drop-dataset' AND payload ->> 'ds' = d.ds::text)`.execute(db);
