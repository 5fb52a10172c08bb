import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import type { Engine } from './engine.ts';
import { poolDialect, withClient } from './pool.ts';

const minVersion = 15;

const displayAddress = ({ host, pathname }: URL) => `${host}${pathname}`;

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the DNS lookup of the host failed. Try again later',
  ECONNREFUSED: 'connection refused. Check that PostgreSQL is running and accepts connections there',
  EHOSTUNREACH: 'the host is unreachable',
  ETIMEDOUT: 'the connection timed out',
  ENOENT: 'the Unix socket does not exist. Check that PostgreSQL is running',
  '28P01': 'password authentication failed',
  '28000': 'the user is not allowed to connect. Check pg_hba.conf',
  '3D000': 'the database does not exist. Create it first',
  '53300': 'too many connections. Raise max_connections or close other connections',
  '57P03': 'PostgreSQL is still starting. Try again later',
};

function reasonOf(error: unknown): string {
  const code = Object.keys(reasons).find((each) => isCode(error, each));
  if (code) return reasons[code] ?? code;
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

async function versionOf(connectionString: string) {
  try {
    return await withClient({ connectionString }, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `SELECT current_setting('server_version_num')::int AS version`,
      );
      return Math.floor((rows[0]?.version ?? 0) / 10_000);
    });
  } catch (error) {
    throw new StartError(`DATABASE_URL (${displayAddress(new URL(connectionString))}): ${reasonOf(error)}.`);
  }
}

/** PostgreSQL that the operator runs. */
export async function openExternal(connectionString: string): Promise<Engine> {
  const at = new URL(connectionString);
  const version = await versionOf(connectionString);
  if (version < minVersion)
    throw new StartError(
      `DATABASE_URL (${displayAddress(at)}) is PostgreSQL ${version}. Postil requires version ${minVersion} or later.`,
    );
  const named = (database: string) => {
    const other = new URL(connectionString);
    other.pathname = `/${database}`;
    return other.href;
  };
  return {
    kind: 'external',
    description: `PostgreSQL ${version} at ${displayAddress(at)}`,
    warnings: [],
    lost: new Promise(() => undefined), // the pool reconnects
    shared: { connectionString },
    dialect: (database, use) => poolDialect({ connectionString: database ? named(database) : connectionString }, use),
    close: async () => undefined,
  };
}
