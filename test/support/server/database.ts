import { randomBytes } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { beforeEach, inject } from 'vitest';
import { pgliteDialect } from '#server/engine/pglite-dialect.ts';
import { type Address, poolDialect } from '#server/engine/pool.ts';
import type { Db } from '#server/schema/database.ts';
import { prepare } from './prepare.ts';

export interface TestDatabase<Schema> {
  readonly db: Kysely<Schema>;
  readonly drop: () => Promise<void>;
}

async function clone<Schema>(cluster: Address): Promise<TestDatabase<Schema>> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new Kysely<unknown>({ dialect: poolDialect(cluster) });
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE template_postil STRATEGY FILE_COPY`.execute(admin);
  const db = new Kysely<Schema>({ dialect: poolDialect({ ...cluster, database: name }) });
  const drop = async () => {
    await db.destroy();
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin);
    await admin.destroy();
  };
  return { db, drop };
}

async function inMemory<Schema>(): Promise<TestDatabase<Schema>> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  const dialect = pgliteDialect(() => PGlite.create({ parsers: { [types.INT8]: Number } }));
  const db = new Kysely<Schema>({ dialect });
  await prepare(db);
  return { db, drop: () => db.destroy() };
}

export async function addressOf(db: Db): Promise<Address> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  return { ...inject('cluster'), database: rows[0]?.name ?? '' };
}

/** The run's PostgreSQL. Skips the tests of the current `describe` if the native engine is unavailable. */
export function onCluster(): Address | undefined {
  const cluster = inject('cluster');
  beforeEach(({ skip }) => skip(cluster === undefined, 'the embedded PostgreSQL cannot run on this machine'));
  return cluster;
}

/** Migrated database of a test file: `beforeAll` creates it, `afterAll` drops it. */
export async function createTestDatabase<Schema>(): Promise<TestDatabase<Schema>> {
  const cluster = inject('cluster');
  return cluster ? clone(cluster) : inMemory();
}
