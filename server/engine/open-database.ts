import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readSecrets, type Secrets } from '../secrets.ts';
import { makeDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open-engine.ts';

export interface OpenDatabase<Schema> {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/** What has to be undone at the end, the last first. */
export type Closers = (() => unknown)[];

/** The data folder with everything in it, for this process alone. */
export async function openDatabase<Schema>(
  { dataDir: given, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  preset: string,
  closers: Closers,
): Promise<OpenDatabase<Schema>> {
  const dataDir = await makeDataFolder({ given, preset });
  // Several processes may share one external database, and the secrets that go with it.
  if (!databaseUrl) closers.push(lockDataFolder(dataDir));
  const secrets = await readSecrets(dataDir);
  const engine = await openEngine({ dataDir, databaseUrl, password: secrets.databasePassword });
  closers.push(engine.close);
  const db = new Kysely<Schema>({ dialect: engine.dialect() });
  closers.push(() => db.destroy());
  return { dataDir, secrets, engine, db };
}
