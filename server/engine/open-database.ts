import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readSecrets, type Secrets, secretsIn, secretsLost } from '../secrets.ts';
import { StartError } from '../start-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Engine } from './engine.ts';
import { hasCluster } from './native/embedded.ts';
import { openEngine } from './open-engine.ts';
import { hasPglite } from './pglite.ts';

export interface OpenDatabase<Schema> {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/** What has to be undone at the end, the last first. */
export type Closers = (() => unknown)[];

/** Others would be made in their place, and open nothing of what was closed with them. */
export function refuseWithoutSecrets(dataDir: string): void {
  const path = secretsIn(dataDir);
  if (existsSync(path) || !(hasCluster(dataDir) || hasPglite(dataDir))) return;
  throw new StartError(`${path} is missing, with which these data were begun. Put back a copy of it. ${secretsLost}`);
}

/** The data folder with everything in it, for this process alone. */
export async function openDatabase<Schema>(
  { dataDir: given, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  preset: string,
  closers: Closers,
): Promise<OpenDatabase<Schema>> {
  const dataDir = await makeDataFolder({ given, preset });
  // Several processes may share one external database, and the secrets that go with it.
  if (!databaseUrl) closers.push(lockDataFolder(dataDir));
  if (!databaseUrl) refuseWithoutSecrets(dataDir);
  const secrets = await readSecrets(dataDir);
  const engine = await openEngine({ dataDir, databaseUrl, password: secrets.databasePassword });
  closers.push(engine.close);
  const db = new Kysely<Schema>({ dialect: engine.dialect() });
  closers.push(() => db.destroy());
  return { dataDir, secrets, engine, db };
}
