import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { NativeUnavailable } from '#server/engine/native/binaries.ts';
import { type EmbeddedEngine, openEmbedded } from '#server/engine/native/embedded.ts';
import type { Address } from '#server/engine/pool.ts';
import { prepare } from './prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL listens; undefined where the native one cannot run. */
    readonly cluster: Address | undefined;
  }
}

interface Cluster {
  readonly engine: EmbeddedEngine | undefined;
  readonly folder: string;
  users: number;
}

/** One for all projects of a run, each of which loads this file for itself. */
const run = globalThis as { postilCluster?: Promise<Cluster> };

/** Nothing here outlives the run, so nothing has to reach the disk. */
const flags = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
};

async function makeTemplate(engine: EmbeddedEngine) {
  const main = new Kysely<unknown>({ dialect: engine.dialect() });
  await sql`CREATE DATABASE template_postil`.execute(main);
  await main.destroy();
  const template = new Kysely<unknown>({ dialect: engine.dialect('template_postil') });
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

async function start(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postil-test-'));
  await chmod(folder, 0o711);
  const engine = await openNative(folder);
  if (engine) await makeTemplate(engine);
  return { engine, folder, users: 0 };
}

async function leave(cluster: Cluster) {
  cluster.users -= 1;
  if (cluster.users > 0) return;
  delete run.postilCluster;
  await cluster.engine?.close();
  await rm(cluster.folder, { recursive: true, force: true });
}

/** Before all tests of a project; what it returns comes after them. */
export async function setup(project: TestProject) {
  run.postilCluster ??= start();
  const cluster = await run.postilCluster;
  cluster.users += 1;
  project.provide('cluster', cluster.engine?.address);
  return () => leave(cluster);
}
