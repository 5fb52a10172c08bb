import { sql } from 'kysely';
import type { Trx } from './database.ts';

const partitioned = ['records', 'record_contents', 'record_texts', 'suggestions', 'responses', 'vectors'];

/** Made apart and attached: `CREATE TABLE … PARTITION OF` would stop everybody who reads another dataset. */
const partition = (table: string, ds: number) => `
  CREATE TABLE ${table}_${ds} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
  ALTER TABLE ${table} ATTACH PARTITION ${table}_${ds} FOR VALUES IN (${ds});`;

export async function createPartitions(trx: Trx, ds: number): Promise<void> {
  const statements = partitioned.map((table) => partition(table, ds));
  await sql.raw(`DO $$ BEGIN ${statements.join('')} END $$`).execute(trx);
}
