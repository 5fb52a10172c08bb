import { type Kysely, sql } from 'kysely';
import { seal, unseal } from '../auth/keys/sealed-text.ts';
import type { Database, Trx } from '../schema/database.ts';
import { createPartitions } from '../schema/partitions.ts';
import { createMetadataIndexes } from '../search/metadata-index.ts';
import { StartError } from '../start-error.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import type { Chunk, ReadBackup } from './read-lines.ts';

async function refuseNewer(trx: Trx, migration: string) {
  const { rows } = await sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`.execute(trx);
  if (migration > (rows[0]?.name ?? ''))
    throw new StartError('This backup was written by a newer version of Postil. Restore it with that version.');
}

/** Locked, so that no user is created before the restore commits. */
async function refuseUsedDatabase(trx: Trx) {
  await sql`LOCK TABLE users IN EXCLUSIVE MODE`.execute(trx);
  const user = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user)
    throw new StartError(
      'The database is not empty. To restore into an empty one, set another DATA_DIR or DATABASE_URL.',
    );
}

async function insertAll(trx: Trx, chunks: AsyncIterable<Chunk>) {
  let hasPartitions = false;
  for await (const chunk of chunks) {
    if (!hasPartitions && chunk.table.startsWith('record')) {
      const datasets = await trx.selectFrom('datasets').select('ds').execute();
      for (const { ds } of datasets) await createPartitions(trx, ds);
      hasPartitions = true;
    }
    await insertRows(trx, chunk);
  }
}

/** Runs after all inserts, which would be slower with indexes. */
async function indexMetadata(trx: Trx) {
  const properties = await trx
    .selectFrom('metadata_properties as p')
    .innerJoin('datasets as d', 'd.id', 'p.dataset_id')
    .select(['d.ds', 'p.n', 'p.name', 'p.settings'])
    .execute();
  for (const { ds, n, name, settings } of properties)
    await createMetadataIndexes(trx, ds, { n, name, type: String(settings.type) });
}

const encryptedColumns = [
  ['users', 'api_key_cipher'],
  ['webhooks', 'secret_cipher'],
] as const;

/** Encrypts the columns with the key of this installation. */
async function reencrypt(trx: Trx, before: Uint8Array, now: Uint8Array) {
  for (const [table, column] of encryptedColumns) {
    const { rows } = await sql<{ id: string; stored: Buffer }>`SELECT id, ${sql.id(column)} AS stored
      FROM ${sql.table(table)}`.execute(trx);
    for (const { id, stored } of rows) {
      const text = unseal(stored, before);
      if (text === null) continue;
      await sql`UPDATE ${sql.table(table)} SET ${sql.id(column)} = ${seal(text, now)} WHERE id = ${id}::uuid`.execute(
        trx,
      );
    }
  }
}

/** Restores everything or nothing into an empty database; returns row counts by table. */
export const restoreBackup = (
  db: Kysely<Database>,
  { header, chunks, check }: ReadBackup,
  cipherKey: Uint8Array,
): Promise<Readonly<Record<string, number>>> =>
  db.transaction().execute(async (trx) => {
    await refuseNewer(trx, header.migration);
    await refuseUsedDatabase(trx);
    await insertAll(trx, chunks);
    const rows = check();
    await continueNumbers(trx);
    await reencrypt(trx, Buffer.from(header.cipherKey, 'base64'), cipherKey);
    await indexMetadata(trx);
    return rows;
  });
