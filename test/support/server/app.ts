import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { type AppDeps, createApp } from '#server/app.ts';
import { storeApiKey } from '#server/auth/keys/api-keys.ts';
import { type ChangeFeed, noChangeFeed } from '#server/live/change-feed.ts';
import { readConfig } from '#server/read-config.ts';
import type { Database, Db } from '#server/schema/database.ts';
import type { Role } from '#server/schema/dataset-tables.ts';
import { pass, slowWire } from '../slow-wire/slow-wire.ts';
import { createTestDatabase } from './database.ts';

export const testPassword = 'a-password-for-tests';

/** The lowest cost: tests sign in thousands of times, and this saves a twentieth of their time. */
const testPasswordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** API key of a test user, as in the recordings. */
export const apiKeyOf = (username: string) => `${username}.apikey`;

export interface ApiResponse<Body = never> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body by looking at it
type Loose = any;

export type Send = (method: string, path: string, body?: unknown) => Promise<ApiResponse<Loose>>;

export interface TestApp {
  readonly app: Hono;
  readonly db: Db;
  readonly deps: AppDeps;
  /** Workspaces are ids. */
  readonly addUser: (username: string, role: Role, ...workspaceIds: readonly string[]) => Promise<TestUser>;
  readonly addWorkspace: (name: string) => Promise<string>;
  /** Requests of a user, or without authentication. Paths are relative to `/api/v1`, or start with `/ext/v1`. */
  readonly as: (username?: string) => Send;
  readonly close: () => Promise<void>;
}

export interface TestUser {
  readonly id: string;
  readonly n: number;
}

const jsonHeaders = { 'Content-Type': 'application/json' };

/** Empty for event streams, which do not end. */
async function textOf(answer: Response) {
  if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}

/** Files are returned as text. */
function bodyOf(text: string, headers: Headers): Loose {
  if (text === '') return undefined;
  return headers.has('Content-Disposition') ? text : JSON.parse(text);
}

/** Requests of a user to an app, or without authentication. */
export function sender(app: Hono, username: string | undefined): Send {
  const key: Record<string, string> = username === undefined ? {} : { 'X-Argilla-Api-Key': apiKeyOf(username) };
  return async (method, path, body) => {
    const init = body === undefined ? { method, headers: key } : { method, headers: { ...key, ...jsonHeaders } };
    const answer = await app.request(path.startsWith('/ext/') ? `/api${path}` : `/api/v1${path}`, {
      ...init,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await textOf(answer);
    return { status: answer.status, headers: answer.headers, body: bodyOf(text, answer.headers) };
  };
}

function slowly(app: Hono): Hono {
  if (slowWire === 0) return app;
  const { fetch } = app;
  app.fetch = async (...request) => {
    await pass();
    const answer = await fetch(...request);
    await pass();
    return answer;
  };
  return app;
}

/** Typed array of the current realm, which in jsdom differs from Node's. */
const aKey = () => new Uint8Array(randomBytes(32));

export async function testApp(
  settings: Readonly<Record<string, string>> = {},
  { speaks, ...live }: Partial<ChangeFeed> & Pick<AppDeps, 'speaks'> = {},
): Promise<TestApp> {
  const { db, drop } = await createTestDatabase<Database>();
  const deps: AppDeps = {
    db,
    config: readConfig([], settings),
    secrets: { signingKey: aKey(), cipherKey: aKey(), databasePassword: '' },
    log: pino({ level: 'silent' }),
    live: { ...noChangeFeed, ...live },
    ...(speaks && { speaks }),
  };
  const app = slowly(createApp(deps));
  return {
    app,
    db,
    deps,
    async addUser(username, role, ...workspaceIds) {
      const values = {
        username,
        first_name: username,
        role,
        password_hash: await testPasswordHash,
        ...storeApiKey(apiKeyOf(username), deps.secrets.cipherKey),
      };
      const made = await db.insertInto('users').values(values).returning(['id', 'n']).executeTakeFirstOrThrow();
      const rows = workspaceIds.map((workspace_id) => ({ workspace_id, user_id: made.id }));
      if (rows.length > 0) await db.insertInto('workspaces_users').values(rows).execute();
      return made;
    },
    async addWorkspace(name) {
      const { id } = await db.insertInto('workspaces').values({ name }).returning('id').executeTakeFirstOrThrow();
      return id;
    },
    as: (username) => sender(app, username),
    close: drop,
  };
}
