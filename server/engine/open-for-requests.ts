import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Engine } from './engine.ts';
import type { Closers } from './open-database.ts';
import type { PoolCounts } from './pool.ts';

interface Options<Schema> {
  readonly db: Kysely<Schema>;
  readonly engine: Engine;
  readonly config: Pick<Config, 'requestTimeout'>;
  readonly metrics: Metrics;
}

/** Added to the request timeout, which then answers first. */
const graceSeconds = 5;

/** Pool for requests. Background work has connections of its own without a statement timeout. */
export function openForRequests<Schema>(
  { db, engine, config, metrics }: Options<Schema>,
  closers: Closers,
): Kysely<Schema> {
  metrics.watch('postil_engine', 'Database engine in use.', async () => ({ [engine.kind]: 1 }), 'kind');
  if (engine.kind === 'pglite') return db; // PGlite has one session
  let pool: PoolCounts | undefined;
  metrics.watch(
    'postil_database_connections',
    'Connections in the database pool, and requests that wait for a connection.',
    async () => ({
      total: pool?.totalCount ?? 0,
      idle: pool?.idleCount ?? 0,
      waiting: pool?.waitingCount ?? 0,
    }),
  );
  const statementTimeout = (config.requestTimeout + graceSeconds) * 1000;
  const opened = (counts: PoolCounts) => {
    pool = counts;
  };
  const requests = new Kysely<Schema>({ dialect: engine.dialect(undefined, { statementTimeout, onOpen: opened }) });
  closers.push(() => requests.destroy());
  return requests;
}
