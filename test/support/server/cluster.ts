import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { NativeUnavailable } from '#server/engine/native/binaries.ts';
import { openEmbedded } from '#server/engine/native/embedded.ts';
import { type Address, poolDialect } from '#server/engine/pool.ts';
import { prepare } from './prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL; undefined if the native engine is unavailable. */
    readonly cluster: Address | undefined;
  }
}

interface Cluster {
  readonly address: Address | undefined;
  readonly close: () => Promise<void>;
  users: number;
}

/** Shared by all projects of a run, each of which loads this module. */
const run = globalThis as { postilCluster?: Promise<Cluster> };

/** Data need not survive the run. */
const flags = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
};

const templateName = 'template_postil';

async function inMain(address: Address, work: (main: Kysely<unknown>) => Promise<unknown>) {
  const main = new Kysely<unknown>({ dialect: poolDialect(address) });
  await work(main);
  await main.destroy();
}

const dropTemplate = (address: Address) =>
  inMain(address, (main) => sql`DROP DATABASE IF EXISTS ${sql.id(templateName)} WITH (FORCE)`.execute(main));

async function makeTemplate(address: Address) {
  await inMain(address, (main) => sql`CREATE DATABASE ${sql.id(templateName)}`.execute(main));
  const template = new Kysely<unknown>({ dialect: poolDialect({ ...address, database: templateName }) });
  await prepare(template);
  await template.destroy();
}

async function openNative(folder: string) {
  try {
    return await openEmbedded({ dataDir: folder, password: 'for-tests-only', flags });
  } catch (error) {
    if (error instanceof NativeUnavailable) return undefined;
    throw error;
  }
}

async function startOwn(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postil-test-'));
  await chmod(folder, 0o711);
  const engine = await openNative(folder);
  if (engine) await makeTemplate(engine.serverAddress);
  const close = async () => {
    await engine?.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: engine?.serverAddress, close, users: 0 };
}

/** Split, so that tests can combine the parts. */
function addressOf(url: string): Address {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

/** The external server must have no other databases with the prefix of ours. */
async function startOther(url: string): Promise<Cluster> {
  const address = addressOf(url);
  await dropTemplate(address);
  await makeTemplate(address);
  return { address, close: () => dropTemplate(address), users: 0 };
}

const start = () => {
  const { TEST_DATABASE_URL: url } = process.env;
  return url ? startOther(url) : startOwn();
};

async function leave(cluster: Cluster) {
  cluster.users -= 1;
  if (cluster.users > 0) return;
  delete run.postilCluster;
  await cluster.close();
}

/** Runs before the tests of a project; the returned function runs after them. */
export async function setup(project: TestProject) {
  run.postilCluster ??= start();
  const cluster = await run.postilCluster;
  cluster.users += 1;
  project.provide('cluster', cluster.address);
  return () => leave(cluster);
}
