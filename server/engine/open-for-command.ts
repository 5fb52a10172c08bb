import { accessSync, constants, existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readSecrets, secretsIn } from '../secrets.ts';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import { dataFolderPath } from './data-folder.ts';
import { lockHolder } from './data-lock.ts';
import { attachEmbedded } from './native/attach.ts';
import { hasCluster } from './native/embedded.ts';
import { type Closers, type OpenDatabase, openDatabase, refuseWithoutSecrets } from './open-database.ts';
import { hasPglite } from './pglite.ts';

export const isInitialised = (dataDir: string): boolean => existsSync(secretsIn(dataDir));

/** A mistyped path must not create a new database. */
function requireInitialised(dataDir: string) {
  refuseWithoutSecrets(dataDir);
  const secrets = secretsIn(dataDir);
  try {
    accessSync(secrets, constants.R_OK);
  } catch (error) {
    if (!isCode(error, 'EACCES', 'EPERM'))
      throw new StartError(
        `No data found in ${dataDir}. Start the server once, or select another folder with DATA_DIR.`,
      );
    throw new StartError(`Permission denied: ${secrets}. Run this command as the user that runs the server.`);
  }
}

async function attach<Schema>(dataDir: string, holder: number, closers: Closers): Promise<OpenDatabase<Schema>> {
  if (hasPglite(dataDir) && !hasCluster(dataDir))
    throw new StartError(
      `${dataDir} is in use by process ${holder}, and PGlite allows only one process. Stop that process and try again.`,
    );
  const secrets = await readSecrets(dataDir);
  const engine = await attachEmbedded({ dataDir, password: secrets.databasePassword, holder });
  const db = new Kysely<Schema>({ dialect: engine.dialect() });
  closers.push(() => db.destroy());
  return { dataDir, secrets, engine, db };
}

/** Whether a command may create a new database. */
export type FirstUse = 'refused' | 'allowed';

/** Beside a running server, or alone. */
export async function openForCommand<Schema>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  preset: string,
  closers: Closers,
  firstUse: FirstUse = 'refused',
): Promise<OpenDatabase<Schema>> {
  const dataDir = dataFolderPath({ given: config.dataDir, preset });
  if (firstUse === 'allowed' && !isInitialised(dataDir)) return openDatabase(config, preset, closers);
  requireInitialised(dataDir);
  const holder = config.databaseUrl ? undefined : lockHolder(dataDir);
  return holder === undefined ? openDatabase(config, preset, closers) : attach(dataDir, holder, closers);
}
