import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasDiskSpaceIn } from '#server/operation/disk-space.ts';
import { StartError } from '#server/start-error.ts';
import { type Engine, mainDatabase } from '../engine.ts';
import { type Address, poolDialect, withClient } from '../pool.ts';
import { findOrphan } from './adopt.ts';
import { NativeUnavailable, nativeBinaries } from './binaries.ts';
import { createCluster, superuser } from './cluster.ts';
import { chooseListenAddress, type ListenAddress, listenAt, removeSocketFolder } from './listen-address.ts';
import { type Launch, launch, type Postmaster, watch } from './postmaster.ts';
import type { PostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { canReach, serverUser } from './server-user.ts';
import { SupervisedPostmaster } from './supervised-postmaster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly password: string;
  readonly flags?: Readonly<Record<string, string | number>>;
}

/** Small when idle, for one machine and one application: no replication, no parallel plans. */
const tuning = {
  fsync: 'on',
  max_connections: 30,
  max_locks_per_transaction: 2048, // a backup locks the tables and indexes of every dataset
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  max_worker_processes: 2,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  wal_level: 'minimal',
  max_wal_size: '1GB',
  autovacuum_naptime: '10s', // statistics have to be fresh soon after an import
  random_page_cost: 1.1,
  log_checkpoints: 'off',
  // Error messages contain queries and values; our own log has our errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export interface EmbeddedEngine extends Engine {
  readonly serverAddress: Address;
}

interface RunningServer {
  readonly postmaster: Postmaster;
  readonly address: Address;
}

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres');
export const hasCluster = (dataDir: string) => existsSync(clusterOf(dataDir));

const address = (host: string, port: number, password: string): Address => ({
  host,
  port,
  user: superuser,
  password,
  database: 'postgres',
});

export const addressIn = ({ socketFolder, port }: PostmasterFile, password: string): Address =>
  address(process.platform === 'win32' ? '127.0.0.1' : socketFolder, port, password);

async function adopt({ dataDir, password }: EmbeddedOptions): Promise<RunningServer | undefined> {
  const orphan = await findOrphan(clusterOf(dataDir), (file) => addressIn(file, password));
  return orphan && { postmaster: watch(orphan.pid), address: addressIn(orphan, password) };
}

/** Retries: after a crash, old processes may hold the shared memory for a moment. */
async function launchWithRetries(options: Launch, attempts = 20): Promise<Postmaster> {
  try {
    return await launch(options);
  } catch (error) {
    const isMemoryHeld = error instanceof StartError && /shared memory block .* is still in use/.test(error.message);
    if (!isMemoryHeld || attempts === 0) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
  return launchWithRetries(options, attempts - 1);
}

async function prepare({ dataDir, password, flags }: EmbeddedOptions) {
  const cluster = clusterOf(dataDir);
  const user = serverUser(dataDir, cluster);
  if (user && !canReach(dataDir, user))
    throw new NativeUnavailable(`the user that runs PostgreSQL (${user.uid}) has no permission to enter ${dataDir}`);
  const { initdb, postgres } = await nativeBinaries(dataDir, user !== undefined);
  await createCluster({ initdb, dataDir, cluster, password, user });
  const launching = (listening: ListenAddress): Launch => ({
    binary: postgres,
    cluster,
    folder: dataDir,
    log: join(dataDir, 'postgres.log'),
    flags: { ...tuning, ...flags, ...listening.flags },
    user,
  });
  return { user, launching };
}

async function startServer(options: EmbeddedOptions): Promise<RunningServer> {
  const { user, launching } = await prepare(options);
  const listening = await chooseListenAddress(options.dataDir, user);
  const postmaster = await launchWithRetries(launching(listening));
  return { postmaster, address: address(listening.host, listening.port, options.password) };
}

/** Restarts at the same address, so that the pool reconnects. Never creates a new cluster. */
async function restartServer(options: EmbeddedOptions, { host = '', port = 0 }: Address): Promise<Postmaster> {
  if (!hasCluster(options.dataDir)) throw new StartError(`${clusterOf(options.dataDir)} was deleted`);
  const { launching } = await prepare(options);
  const orphan = await findOrphan(clusterOf(options.dataDir), (file) => addressIn(file, options.password));
  return orphan ? watch(orphan.pid) : launchWithRetries(launching(listenAt({ host, port })));
}

const createMainDatabase = (at: Address) =>
  withClient(at, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [mainDatabase]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${mainDatabase}`);
  });

/** PostgreSQL as a child process; adopts a server that an earlier process left running. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const { dataDir } = options;
  const { postmaster, address: at } = (await adopt(options)) ?? (await startServer(options));
  const restarts = new Set<() => void>();
  const supervised = new SupervisedPostmaster(
    postmaster,
    () => restartServer(options, at),
    () => hasDiskSpaceIn(dataDir),
    () => {
      for (const listener of restarts) listener();
    },
  );
  // A forced exit cannot wait; PostgreSQL recovers at the next start.
  const abandon = () => isAlive(supervised.pid) && process.kill(supervised.pid, 'SIGQUIT');
  process.once('exit', abandon);
  const close = async () => {
    process.off('exit', abandon);
    await supervised.stop();
    await removeSocketFolder(dataDir, String(at.host));
  };
  try {
    await createMainDatabase(at);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'embedded',
    serverAddress: at,
    description: `embedded PostgreSQL in ${clusterOf(dataDir)}`,
    warnings: [],
    lost: supervised.lost.then((reason) => `PostgreSQL stopped and could not be restarted: ${reason}`),
    onRestart: (listener) => restarts.add(listener),
    dialect: (database = mainDatabase, use = {}) => poolDialect({ ...at, database }, use),
    close,
  };
}
