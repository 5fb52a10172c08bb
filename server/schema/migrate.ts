import { type Kysely, Migrator, sql } from 'kysely';
import { foundation } from './migrations/0001-foundation.ts';
import { records } from './migrations/0003-records.ts';
import { texts } from './migrations/0004-texts.ts';
import { vectors } from './migrations/0005-vectors.ts';
import { webhooks } from './migrations/0006-webhooks.ts';
import { leases } from './migrations/0007-leases.ts';
import { identities } from './migrations/0008-identities.ts';
import { sessions } from './migrations/0009-sessions.ts';
import { keyOrder } from './migrations/0010-key-order.ts';
import { queueStarts } from './migrations/0011-queue-starts.ts';
import { termsAsTexts } from './migrations/0012-terms-as-texts.ts';
import { trash } from './migrations/0013-trash.ts';
import { exactVectors } from './migrations/0014-exact-vectors.ts';

const migrations = {
  '0001-foundation': foundation,
  '0003-records': records,
  '0004-texts': texts,
  '0005-vectors': vectors,
  '0006-webhooks': webhooks,
  '0007-leases': leases,
  '0008-identities': identities,
  '0009-sessions': sessions,
  '0010-key-order': keyOrder,
  '0011-queue-starts': queueStarts,
  '0012-terms-as-texts': termsAsTexts,
  '0013-trash': trash,
  '0014-exact-vectors': exactVectors,
};

/** The versions of the tables, the oldest first. */
export const versions: readonly string[] = Object.keys(migrations);

export const migratorOf = <Schema>(db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The names of what is still to be done; nothing is changed. */
export async function pendingMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Brings a database up to the tables of this version; several processes may try at once. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Whether the database answers, and has the tables of this version. */
export async function isMigrated<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const newest = versions.at(-1);
  const { rows } = await sql`SELECT name FROM kysely_migration WHERE name = ${newest}`.execute(db);
  return rows.length === 1;
}
