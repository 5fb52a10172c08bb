import { promisify } from 'node:util';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isMarkedPrepared } from '../schema/prepared.ts';

export type Address = Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString'>;

const int8 = 20;

/** Our counts are far below 2^53. */
export const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

export interface PoolOptions {
  /** In milliseconds; unlimited if missing. */
  readonly statementTimeout?: number;
  readonly onOpen?: (pool: PoolCounts) => void;
}

export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Per connection; other statements are planned each time. */
const maxPreparedStatements = 100;

/** Prepares statements that contain the mark of `prepared`, and runs them by name. */
function prepareMarked(client: pg.ClientBase) {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < maxPreparedStatements) names.set(text, `prepared_${names.size}`);
    return names.get(text);
  };
  // The promises of pg live until a full garbage collection; callbacks free the memory sooner.
  const query = promisify(client.query.bind(client)) as (asked: unknown) => Promise<unknown>;
  const byName = (text: string, values: unknown) =>
    query({ ...(isMarkedPrepared(text) && { name: nameOf(text) }), text, values });
  Object.assign(client, { query: byName });
}

export function openPool(address: Address, { statementTimeout, onOpen }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    types,
    max: 10,
    idleTimeoutMillis: 30_000,
    // A connection caches every table it has used, and each dataset has its own tables.
    maxLifetimeSeconds: 600,
    connectionTimeoutMillis: 30_000,
    application_name: 'postil',
    ...(statementTimeout !== undefined && { statement_timeout: statementTimeout }),
  });
  onOpen?.(pool);
  // Queries report broken connections; an unhandled event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareMarked(client);
  });
  return pool;
}

export const poolDialect = (address: Address, use?: PoolOptions): Dialect =>
  new PostgresDialect({ pool: async () => openPool(address, use) });

export async function withClient<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...address, types, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the query rejects
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
