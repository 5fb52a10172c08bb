import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import type { Engine } from './engine.ts';
import { poolDialect, withClient } from './pool.ts';

const minVersion = 15;

const displayAddress = ({ host, pathname }: URL) => `${host}${pathname}`;

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'nothing answers there',
  EHOSTUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'the password was refused',
  '28000': 'the user was refused',
  '3D000': 'there is no such database',
  '53300': 'it takes no more connections',
  '57P03': 'it is still starting',
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

/** PostgreSQL of the operator. */
export async function openExternal(connectionString: string): Promise<Engine> {
  const at = new URL(connectionString);
  const version = await versionOf(connectionString);
  if (version < minVersion)
    throw new StartError(
      `DATABASE_URL (${displayAddress(at)}) is PostgreSQL ${version}; ${minVersion} or later is needed.`,
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
