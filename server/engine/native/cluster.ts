import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NativeUnavailable } from './binaries.ts';
import { serverEnvironment } from './postmaster.ts';
import type { ServerUser } from './server-user.ts';

export const superuser = 'postil';

export interface NewCluster {
  readonly initdb: string;
  readonly dataDir: string;
  readonly cluster: string;
  readonly password: string;
  readonly user: ServerUser | undefined;
}

/** Collation and character classes come from PostgreSQL itself, the same on every system. */
const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const locale = process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C';

async function access({ dataDir, password }: NewCluster) {
  if (process.platform !== 'win32') return { options: ['--auth=trust'], forget: async () => undefined };
  const file = join(dataDir, 'password.tmp');
  await writeFile(file, password, { mode: 0o600 });
  return { options: ['--auth=scram-sha-256', `--pwfile=${file}`], forget: () => rm(file, { force: true }) };
}

const told = (error: unknown) =>
  error instanceof Error && 'stderr' in error && String(error.stderr).trim() !== ''
    ? String(error.stderr).trim().split('\n').at(-1)
    : String(error);

/** Makes the folder under another name first, so that a start that is cut short leaves nothing half-made. */
export async function createCluster(options: NewCluster): Promise<void> {
  const { initdb, dataDir, cluster, user } = options;
  if (existsSync(cluster)) return;
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (user) await chown(draft, user.uid, user.gid);
  const { options: authentication, forget } = await access(options);
  const args = ['-D', draft, '-U', superuser, ...encoding, locale, ...authentication, '--no-instructions'];
  try {
    await promisify(execFile)(initdb, args, { ...user, cwd: dataDir, env: serverEnvironment() });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new NativeUnavailable(`PostgreSQL cannot run here: ${told(error)}`);
  } finally {
    await forget();
  }
  await rename(draft, cluster);
}
