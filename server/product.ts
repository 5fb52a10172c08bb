import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { createApp } from './app.ts';
import { ensureOwner, ownerPasswordIsPersonal } from './auth/first-owner.ts';
import { knowsSecrets } from './auth/keys/secrets-mark.ts';
import { callerByApiKey } from './auth/users.ts';
import type { Config } from './config.ts';
import { fillDemo } from './demo/demo.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Logger } from './log.ts';
import type { Answered } from './operation/metrics.ts';
import type { Database } from './schema/database.ts';
import { isMigrated, migrate } from './schema/migrate.ts';
import type { Secrets } from './secrets.ts';
import { startWork, type Work, type WorkDeps } from './work.ts';

export interface AppDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly live: LiveHub;
  readonly observe?: (answered: Answered) => void;
  readonly hasRoom?: () => Promise<boolean>;
}

/** What a start needs from the halves that know the tables. */
export interface Product<Schema> {
  migrate(db: Kysely<Schema>): Promise<void>;
  knowsSecrets(db: Kysely<Schema>, secrets: Secrets): Promise<boolean>;
  hasOwner(db: Kysely<Schema>): Promise<boolean>;
  ensureOwner(
    db: Kysely<Schema>,
    password: string | undefined,
    secrets: Secrets,
  ): Promise<{ generatedPassword: string | undefined }>;
  ownerPasswordIsPersonal(db: Kysely<Schema>): Promise<boolean>;
  fillDemo(db: Kysely<Schema>): Promise<void>;
  startWork(deps: WorkDeps<Schema>): Promise<Work>;
  createApp(deps: AppDeps<Schema>): Pick<Hono, 'fetch'>;
  isReady(db: Kysely<Schema>): Promise<boolean>;
  /** Whether this is the API key of an owner. */
  isOwnerKey(db: Kysely<Schema>, key: string): Promise<boolean>;
  /** How many jobs there are in each state that does not last. */
  countJobs(db: Kysely<Schema>): Promise<Readonly<Record<string, number>>>;
}

const hasOwner = async (db: Kysely<Database>) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

const isOwnerKey = async (db: Kysely<Database>, key: string) => (await callerByApiKey(db, key))?.role === 'owner';

async function countJobs(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('jobs')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('status', 'in', ['queued', 'started'])
    .groupBy('status')
    .execute();
  return { queued: 0, started: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

export const product: Product<Database> = {
  migrate,
  knowsSecrets,
  hasOwner,
  ensureOwner,
  ownerPasswordIsPersonal,
  fillDemo,
  startWork,
  createApp,
  isReady: isMigrated,
  isOwnerKey,
  countJobs,
};
