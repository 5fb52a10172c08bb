import { Kysely, sql } from 'kysely';
import { hasOwner, ownerPasswordIsPersonal } from '../../auth/first-owner.ts';
import type { Config } from '../../config.ts';
import type { Engine } from '../../engine/engine.ts';
import { openExternal } from '../../engine/external.ts';
import type { Closers } from '../../engine/open-database.ts';
import { isInitialised, openForCommand } from '../../engine/open-for-command.ts';
import type { Database, Db } from '../../schema/database.ts';
import { pendingMigrations, refuseOtherTables } from '../../schema/migrate.ts';
import { isPgvectorAvailable } from '../../search/similarity/copies/extension.ts';
import { isLoopback } from '../../start.ts';
import { StartError } from '../../start-error.ts';
import { interruptible } from '../interruption.ts';
import { bad, type Finding, good } from './finding.ts';

interface OpenedDatabase {
  readonly db: Db;
  readonly engine: Engine;
}

/** Checks an external database before the first start, when there are no secrets yet. */
async function openWithoutSecrets(databaseUrl: string, closers: Closers): Promise<OpenedDatabase> {
  const engine = await openExternal(databaseUrl);
  const db = new Kysely<Database>({ dialect: engine.dialect() });
  closers.push(() => db.destroy());
  return { db, engine };
}

async function checkTables(db: Db): Promise<Finding> {
  await refuseOtherTables(db);
  const pending = await pendingMigrations(db);
  return pending.length === 0
    ? good('Tables: up to date')
    : good(`Tables: the next start runs the migrations ${pending.join(', ')}`);
}

async function checkOwner(db: Db, { host }: Config): Promise<readonly Finding[]> {
  if ((await pendingMigrations(db)).length > 0) return [];
  if (!(await hasOwner(db))) return [bad('Owner: none. Run: postil user create NAME --role owner')];
  if (isLoopback(host) || (await ownerPasswordIsPersonal(db))) return [good('Owner: exists')];
  return [bad(`Owner: to listen on ${host}, every owner must replace the generated password (postil user password)`)];
}

/** Optional: without pgvector, similarity search is slow beyond the memory limit. */
const checkPgvector = async (db: Db): Promise<Finding> =>
  (await isPgvectorAvailable(db))
    ? good('pgvector: available for similarity search over more vectors than VECTOR_MEMORY holds')
    : good('pgvector: not installed. Similarity search over more vectors than VECTOR_MEMORY holds is slow');

async function inspect({ db, engine }: OpenedDatabase, config: Config) {
  const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(db);
  return [
    good(`Database: ${engine.description}`),
    good(`PostgreSQL ${rows[0]?.server_version} accepts connections`),
    ...engine.warnings.map(bad),
    await checkPgvector(db),
    await checkTables(db),
    ...(await checkOwner(db, config)),
  ];
}

/** Read-only. */
export async function checkDatabase(config: Config, preset: string, dataDir: string): Promise<readonly Finding[]> {
  const { databaseUrl } = config;
  const hasData = isInitialised(dataDir);
  if (!hasData && !databaseUrl) return [good('Database: none yet (created at the first start)')];
  try {
    return await interruptible(async (closers) => {
      const opened =
        hasData || !databaseUrl
          ? await openForCommand<Database>(config, preset, closers)
          : await openWithoutSecrets(databaseUrl, closers);
      return inspect(opened, config);
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [bad(`Database: ${error.message}`)];
  }
}
