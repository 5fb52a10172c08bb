import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Secrets } from './secrets.ts';

export interface AppDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
}

/** What a start needs from the halves that know the tables. */
export interface Product<Schema> {
  migrate(db: Kysely<Schema>): Promise<void>;
  ensureOwner(
    db: Kysely<Schema>,
    password: string | undefined,
    secrets: Secrets,
  ): Promise<{ generatedPassword: string | undefined }>;
  ownerPasswordIsPersonal(db: Kysely<Schema>): Promise<boolean>;
  hasOwner(db: Kysely<Schema>): Promise<boolean>;
  fillDemo(db: Kysely<Schema>): Promise<void>;
  createApp(deps: AppDeps<Schema>): Pick<Hono, 'fetch'>;
}

export const product: Product<unknown> = {
  migrate: async () => undefined,
  ensureOwner: async () => ({ generatedPassword: undefined }),
  ownerPasswordIsPersonal: async () => false,
  fillDemo: async () => undefined,
  hasOwner: async () => true,
  createApp: () => new Hono().get('/api/v1/status', (c) => c.json({})),
};
