import { type Kysely, sql } from 'kysely';
import type { Db, Trx } from '../../../schema/database.ts';

/** Limit of the type `vector`. */
export const maxPgvectorDimensions = 16_000;

/** Serialises the creation of tables by several processes. */
const lockKey = 7_263_114;

export async function isPgvectorAvailable<Schema>(db: Kysely<Schema>) {
  const { rows } = await sql`SELECT FROM pg_available_extensions WHERE name = 'vector'`.execute(db);
  return rows.length > 0;
}

const refusals = new Set(['42501', '58P01', '0A000']);
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && refusals.has(error.code);

async function makeTables(trx: Trx) {
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(trx);
  await sql`CREATE EXTENSION IF NOT EXISTS vector`.execute(trx);
  await sql`CREATE TABLE IF NOT EXISTS vector_copying (
    setting_n int PRIMARY KEY REFERENCES vectors_settings (n) ON DELETE CASCADE,
    changed bigint NOT NULL DEFAULT -1, seq bigint NOT NULL DEFAULT -1, forgotten bigint NOT NULL DEFAULT 0)`.execute(
    trx,
  );
  await sql`CREATE TABLE IF NOT EXISTS vector_copies (
    setting_n int NOT NULL REFERENCES vector_copying ON DELETE CASCADE, seq bigint NOT NULL,
    value vector STORAGE MAIN NOT NULL, PRIMARY KEY (setting_n, seq))`.execute(trx);
}

async function typeOfVector(db: Db) {
  const { rows } = await sql<{ type: number }>`SELECT 'vector'::regtype::oid::int AS type`.execute(db);
  return rows[0]?.type;
}

/** OID of the type; undefined if it is not installed or not allowed. */
export async function pgvectorType(db: Db): Promise<number | undefined> {
  if (!(await isPgvectorAvailable(db))) return undefined;
  try {
    await db.transaction().execute(makeTables);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
  return typeOfVector(db);
}
