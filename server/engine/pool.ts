import { promisify } from 'node:util';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isMarkedPrepared } from '../schema/prepared.ts';

export type Address = Pick<pg.PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString'>;

const int8 = 20;

/** Counts are numbers: none of ours comes near the point where they would lose a digit. */
export const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

/** What a pool is for. */
export interface PoolOptions {
  /** In milliseconds; without it a statement may take as long as it needs. */
  readonly statementTimeout?: number;
  /** Is handed the pool once it is there. */
  readonly onOpen?: (pool: PoolCounts) => void;
}

export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** As many as one connection keeps; any others are read anew each time. */
const maxPreparedStatements = 100;

/** Statements that say so are prepared by their connection, and from then on carried out by name. */
function prepareMarked(client: pg.ClientBase) {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < maxPreparedStatements) names.set(text, `prepared_${names.size}`);
    return names.get(text);
  };
  // What pg answers by its own promise is only let go of when all memory is gone through: by a callback, soon.
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
    // A connection remembers every table that it has ever seen, and each dataset has tables of its own.
    maxLifetimeSeconds: 600,
    connectionTimeoutMillis: 30_000,
    application_name: 'postil',
    ...(statementTimeout !== undefined && { statement_timeout: statementTimeout }),
  });
  onOpen?.(pool);
  // Whoever uses a broken connection learns it from the query, and the next one gets another; unheard, the event would end us.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareMarked(client);
  });
  return pool;
}

export const poolDialect = (address: Address, use?: PoolOptions): Dialect =>
  new PostgresDialect({ pool: async () => openPool(address, use) });

/** One connection for as long as a piece of work takes. */
export async function withClient<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...address, types, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // the work learns it from its query
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
