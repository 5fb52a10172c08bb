import { type Kysely, Migrator, sql } from 'kysely';
import { StartError } from '../start-error.ts';
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
import { answerTimes } from './migrations/0015-answer-times.ts';
import { suggestionsSeen } from './migrations/0016-suggestions-seen.ts';
import { blindMode } from './migrations/0017-blind-mode.ts';
import { formerSuggestions } from './migrations/0018-former-suggestions.ts';
import { guidelinesVersions } from './migrations/0019-guidelines-versions.ts';

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
  '0015-answer-times': answerTimes,
  '0016-suggestions-seen': suggestionsSeen,
  '0017-blind-mode': blindMode,
  '0018-former-suggestions': formerSuggestions,
  '0019-guidelines-versions': guidelinesVersions,
};

export const versions: readonly string[] = Object.keys(migrations);

/**
 * Added after later migrations had been released. They may run late, because no other migration touches their columns
 * or tables. Append new migrations at the end.
 */
const addedLate = ['0003-records', '0004-texts', '0007-leases'];

/** `refuseOtherTables` checks the order. */
export const migratorOf = <Schema>(db: Kysely<Schema>, names: readonly string[] = versions): Migrator =>
  new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
    },
  });

/** Read-only. */
export async function pendingMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

async function executedMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql`SELECT WHERE to_regclass('kysely_migration') IS NOT NULL`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Refuses databases of newer versions, and databases that lack a migration which cannot run late. */
export async function refuseOtherTables<Schema>(db: Kysely<Schema>): Promise<void> {
  const executed = await executedMigrations(db);
  const newest = versions.findLastIndex((name) => executed.includes(name));
  const unknown = executed.filter((name) => !versions.includes(name));
  const missing = versions.slice(0, newest + 1).filter((name) => !executed.includes(name) && !addedLate.includes(name));
  if (unknown.length + missing.length === 0) return;
  const found = [
    unknown.length > 0 ? `it has the unknown migrations ${unknown.join(', ')}` : '',
    missing.length > 0 ? `it lacks the migrations ${missing.join(', ')}` : '',
  ];
  throw new StartError(
    `The database belongs to another version of Postil: ${found.filter(Boolean).join('; ')}. Nothing was changed. Install the version that last used the database, or a newer one, and back up the data (postil backup FILE). To continue with this version, restore a backup from before the upgrade into an empty database: postil restore FILE with another DATA_DIR or DATABASE_URL.`,
  );
}

/** Several processes may run it at once. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  await refuseOtherTables(db);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

export async function isMigrated<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const newest = versions.at(-1);
  const { rows } = await sql`SELECT name FROM kysely_migration WHERE name = ${newest}`.execute(db);
  return rows.length === 1;
}
