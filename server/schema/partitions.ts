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

/** Of a table only one part at a time can be half detached; an interrupted one would keep all others from it. */
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

/** Detached first: dropping a part as it is would stop everybody who reads another dataset. One dataset at a time; may be begun again. */
export async function dropPartitions(db: Db, ds: number): Promise<void> {
  for (const table of partitioned) {
    await detach(db, table, ds);
    await sql`DROP TABLE IF EXISTS ${sql.id(`${table}_${ds}`)}`.execute(db);
  }
}
