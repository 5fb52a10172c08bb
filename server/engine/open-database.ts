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

/** Cleanup functions, run in reverse order. */
export type Closers = (() => unknown)[];

/** New secrets could not decrypt existing data. */
export function refuseWithoutSecrets(dataDir: string): void {
  const path = secretsIn(dataDir);
  if (existsSync(path) || !(hasCluster(dataDir) || hasPglite(dataDir))) return;
  throw new StartError(
    `${path} is missing, and the data in this folder cannot be opened without it. Restore a copy of this file. ${secretsLost}`,
  );
}

/** Opens everything in the data folder for this process alone. */
export async function openDatabase<Schema>(
  { dataDir: given, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  preset: string,
  closers: Closers,
): Promise<OpenDatabase<Schema>> {
  const dataDir = await makeDataFolder({ given, preset });
  // Several processes may share an external database.
  if (!databaseUrl) closers.push(lockDataFolder(dataDir));
  if (!databaseUrl) refuseWithoutSecrets(dataDir);
  const secrets = await readSecrets(dataDir);
  const engine = await openEngine({ dataDir, databaseUrl, password: secrets.databasePassword });
  closers.push(engine.close);
  const db = new Kysely<Schema>({ dialect: engine.dialect() });
  closers.push(() => db.destroy());
  return { dataDir, secrets, engine, db };
}
