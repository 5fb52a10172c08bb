import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { createApp } from './app.ts';
import { ensureOwner, ownerPasswordIsPersonal } from './auth/first-owner.ts';
import type { Config } from './config.ts';
import { fillDemo } from './demo/demo.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Logger } from './log.ts';
import type { Database } from './schema/database.ts';
import { migrate } from './schema/migrate.ts';
import type { Secrets } from './secrets.ts';
import { startWork, type Work, type WorkDeps } from './work.ts';

export interface AppDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly live: LiveHub;
}

/** What a start needs from the halves that know the tables. */
export interface Product<Schema> {
  migrate(db: Kysely<Schema>): Promise<void>;
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
}

const hasOwner = async (db: Kysely<Database>) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export const product: Product<Database> = {
  migrate,
  hasOwner,
  ensureOwner,
  ownerPasswordIsPersonal,
  fillDemo,
  startWork,
  createApp,
};
