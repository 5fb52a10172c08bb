import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { createApp } from './app.ts';
import { ensureOwner, ownerPasswordIsPersonal } from './auth/first-owner.ts';
import { secretsMatch } from './auth/keys/secrets-fingerprint.ts';
import { callerByApiKey } from './auth/users.ts';
import { type BackgroundWork, type BackgroundWorkDeps, startBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import { fillDemo } from './demo/demo.ts';
import type { ChangeFeed } from './live/change-feed.ts';
import type { Logger } from './log.ts';
import type { AnsweredRequest } from './operation/metrics.ts';
import type { Database } from './schema/database.ts';
import { isMigrated, migrate } from './schema/migrate.ts';
import type { Secrets } from './secrets.ts';

export interface ProductAppDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly live: ChangeFeed;
  readonly observe?: (answered: AnsweredRequest) => void;
  readonly hasDiskSpace?: () => Promise<boolean>;
}

/** Parts of the server that know the tables, as the start needs them. */
export interface Product<Schema> {
  migrate(db: Kysely<Schema>): Promise<void>;
  secretsMatch(db: Kysely<Schema>, secrets: Secrets): Promise<boolean>;
  hasOwner(db: Kysely<Schema>): Promise<boolean>;
  ensureOwner(
    db: Kysely<Schema>,
    password: string | undefined,
    secrets: Secrets,
  ): Promise<{ generatedPassword: string | undefined }>;
  ownerPasswordIsPersonal(db: Kysely<Schema>): Promise<boolean>;
  fillDemo(db: Kysely<Schema>): Promise<void>;
  startBackgroundWork(deps: BackgroundWorkDeps<Schema>): Promise<BackgroundWork>;
  createApp(deps: ProductAppDeps<Schema>): Pick<Hono, 'fetch'>;
  isReady(db: Kysely<Schema>): Promise<boolean>;
  isOwnerKey(db: Kysely<Schema>, key: string): Promise<boolean>;
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
  secretsMatch: secretsMatch,
  hasOwner,
  ensureOwner,
  ownerPasswordIsPersonal,
  fillDemo,
  startBackgroundWork,
  createApp,
  isReady: isMigrated,
  isOwnerKey,
  countJobs,
};
