import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

const partitioned = ['records', 'record_contents', 'record_texts', 'suggestions', 'responses', 'vectors'];

/** Made apart and attached: `CREATE TABLE … PARTITION OF` would stop everybody who reads another dataset. */
const partition = (table: string, ds: number) => `
  CREATE TABLE ${table}_${ds} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
  ALTER TABLE ${table} ATTACH PARTITION ${table}_${ds} FOR VALUES IN (${ds});`;

export async function createPartitions(trx: Trx, ds: number): Promise<void> {
  const statements = partitioned.map((table) => partition(table, ds));
  await sql.raw(`DO $$ BEGIN ${statements.join('')} END $$`).execute(trx);
}

async function detach(db: Db, table: string, ds: number) {
  const { rows } = await sql<{ isBegun: boolean }>`SELECT inhdetachpending AS "isBegun" FROM pg_inherits
    WHERE inhrelid = to_regclass(${`${table}_${ds}`})`.execute(db);
  if (!rows[0]) return;
  const how = sql.raw(rows[0].isBegun ? 'FINALIZE' : 'CONCURRENTLY');
  await sql`ALTER TABLE ${sql.id(table)} DETACH PARTITION ${sql.id(`${table}_${ds}`)} ${how}`.execute(db);
}

/** Detached first: dropping a part as it is would stop everybody who reads another dataset. May be begun again. */
export async function dropPartitions(db: Db, ds: number): Promise<void> {
  for (const table of partitioned) {
    await detach(db, table, ds);
    await sql`DROP TABLE IF EXISTS ${sql.id(`${table}_${ds}`)}`.execute(db);
  }
}
