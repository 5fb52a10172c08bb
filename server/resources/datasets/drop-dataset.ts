import { sql } from 'kysely';
import { type JobKind, Postponed, RetryLater } from '../../jobs/job.ts';
import type { Db } from '../../schema/database.ts';
import { dropPartitions } from '../../schema/partitions.ts';

/** Requests that found the dataset before its deletion end within this time. */
const quietSeconds = 60;

const retrySeconds = 1;
const key = sql`hashtextextended('postil drop-dataset', 0)`;

const removedAt = sql`coalesce(removed_at, deleted_at)`;
const isRemoved = sql<boolean>`deleted_at IS NOT NULL AND ${removedAt} <= clock_timestamp()`;
const isQuiet = sql<boolean>`${removedAt} < now() - make_interval(secs => ${quietSeconds})`;

async function findIsQuiet(db: Db, ds: number) {
  const { rows } = await sql<{ isAtRest: boolean }>`SELECT ${isQuiet} AS "isAtRest"
    FROM datasets WHERE ds = ${ds} AND ${isRemoved}`.execute(db);
  return rows[0]?.isAtRest;
}

/** Runs in one process at a time; others are postponed. */
const withAdvisoryLock = (db: Db, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`SELECT pg_try_advisory_lock(${key}) AS "isOurs"`.execute(
      connection,
    );
    if (!rows[0]?.isOurs) throw new Postponed(retrySeconds);
    try {
      await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection);
    }
  });

/** Deletes the dataset's own row last, so that an interrupted job can run again. */
export async function dropDataset(db: Db, ds: number): Promise<void> {
  const isDeleted = (await findIsQuiet(db, ds)) !== undefined;
  if (!isDeleted) return;
  await withAdvisoryLock(db, (connection) => dropPartitions(connection, ds));
  await db.deleteFrom('former_suggestions').where('ds', '=', ds).execute();
  await db.deleteFrom('record_ids').where('ds', '=', ds).execute();
  await db.deleteFrom('response_ids').where('ds', '=', ds).execute();
  await db.deleteFrom('reveals').where('ds', '=', ds).execute();
  await db.deleteFrom('openings').where('ds', '=', ds).execute();
  await db.deleteFrom('queue_starts').where('ds', '=', ds).execute();
  await db.deleteFrom('datasets').where('ds', '=', ds).execute();
}

export const dropDatasetJob: JobKind = {
  async run({ payload }, { db }) {
    const ds = Number(payload.ds);
    if ((await findIsQuiet(db, ds)) === false)
      throw new RetryLater('Requests to the deleted dataset may still be running', quietSeconds);
    await dropDataset(db, ds);
  },
  retryDelay: () => quietSeconds,
  isDeletedWhenDone: true,
};

/** Covers expired datasets in the trash, and jobs that were lost. */
export const enqueueDueDrops = (db: Db) =>
  sql`INSERT INTO jobs (kind, payload) SELECT 'drop-dataset', jsonb_build_object('ds', ds) FROM datasets d
    WHERE deleted_at IS NOT NULL AND ${isQuiet} AND NOT EXISTS (
      SELECT FROM jobs WHERE kind = 'drop-dataset' AND payload ->> 'ds' = d.ds::text)`.execute(db);
