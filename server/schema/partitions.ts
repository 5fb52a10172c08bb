import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

const partitioned = ['records', 'record_contents', 'record_texts', 'suggestions', 'responses', 'vectors'];

/** Attaches a separate table: `CREATE TABLE … PARTITION OF` would block reads of all datasets. */
const partition = (table: string, ds: number) => `
  CREATE TABLE ${table}_${ds} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
  ALTER TABLE ${table} ATTACH PARTITION ${table}_${ds} FOR VALUES IN (${ds});`;

const withNewPartitions = new WeakSet<Trx>();

/** `announcePartitions` has to follow the commit. */
export async function createPartitions(trx: Trx, ds: number): Promise<void> {
  const statements = partitioned.map((table) => partition(table, ds));
  await sql.raw(`DO $$ BEGIN ${statements.join('')} END $$`).execute(trx);
  withNewPartitions.add(trx);
}

/**
 * Changes nothing, but invalidates the cached partitions of all connections. Skips tables that are locked; their
 * transaction invalidates the cache as well.
 */
const invalidateRelationCache = (table: string) => `
  BEGIN
    ALTER TABLE ONLY ${table} ALTER ds SET STATISTICS -1;
  EXCEPTION WHEN lock_not_available THEN NULL;
  END;`;

const announcement = `
  DO $$ BEGIN
    PERFORM set_config('lock_timeout', '300ms', true);
    ${partitioned.map(invalidateRelationCache).join('')}
  END $$`;

const planningPollMs = 5;

/** Waits until all statements that were being planned know their tables. */
async function waitForPlanning(db: Db) {
  const { rows } = await sql<{ now: string }>`SELECT clock_timestamp()::text AS now`.execute(db);
  const planning = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
      AND state = 'active' AND query_start <= ${rows[0]?.now}::timestamptz
      AND query_start > clock_timestamp() - interval '1 second' LIMIT 1`;
  while ((await planning.execute(db)).rows.length > 0) await setTimeout(planningPollMs);
}

/**
 * A connection that reads the list of partitions while one is being attached keeps the old list, and would never see
 * the records of the new dataset. So this invalidates the caches after such statements have been planned.
 */
export async function announcePartitions(db: Db, trx: Trx): Promise<void> {
  if (!withNewPartitions.has(trx)) return;
  await waitForPlanning(db);
  await sql.raw(announcement).execute(db);
}

/** A table can have only one partition in the state of detaching; an interrupted one would block the others. */
async function finishDetaching(db: Db, table: string) {
  const { rows } = await sql<{ part: string }>`SELECT relname AS part FROM pg_inherits
    JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = to_regclass(${table}) AND inhdetachpending`.execute(db);
  for (const { part } of rows)
    await sql`ALTER TABLE ${sql.id(table)} DETACH PARTITION ${sql.id(part)} FINALIZE`.execute(db);
}

async function detach(db: Db, table: string, ds: number) {
  await finishDetaching(db, table);
  const part = `${table}_${ds}`;
  const { rows } = await sql`SELECT FROM pg_inherits WHERE inhrelid = to_regclass(${part})`.execute(db);
  if (!rows[0]) return;
  await sql`ALTER TABLE ${sql.id(table)} DETACH PARTITION ${sql.id(part)} CONCURRENTLY`.execute(db);
}

/**
 * Detaches first: dropping an attached partition would block reads of all datasets. One dataset at a time; can be
 * repeated.
 */
export async function dropPartitions(db: Db, ds: number): Promise<void> {
  for (const table of partitioned) {
    await detach(db, table, ds);
    await sql`DROP TABLE IF EXISTS ${sql.id(`${table}_${ds}`)}`.execute(db);
  }
}
