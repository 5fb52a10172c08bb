import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
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

/** Builtin collation is the same on every system. */
const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const locale = process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C';

async function authentication({ dataDir, password }: NewCluster) {
  if (process.platform !== 'win32') return { options: ['--auth=trust'], removePasswordFile: async () => undefined };
  const file = join(dataDir, 'password.tmp');
  await writeFile(file, password, { mode: 0o600 });
  return { options: ['--auth=scram-sha-256', `--pwfile=${file}`], removePasswordFile: () => rm(file, { force: true }) };
}

interface InitdbResult {
  readonly code: number | null;
  readonly complaint: string;
}

const couldNotRun = (error: Error): InitdbResult => ({ code: 127, complaint: error.message });

/** In its own session, like the server: Ctrl-C must not look like an engine that cannot run. */
function runInitdb({ initdb, dataDir, user }: NewCluster, args: readonly string[]) {
  return new Promise<InitdbResult>((resolve) => {
    const options = { ...user, cwd: dataDir, env: serverEnvironment(), detached: true, windowsHide: true };
    const child = spawn(initdb, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', (error) => resolve(couldNotRun(error)));
    child.once('close', (code) => {
      const lines = errors.trim().split('\n');
      resolve({ code, complaint: lines.find((line) => /FATAL|error|could not/.test(line)) ?? lines.at(-1) ?? '' });
    });
  });
}

/** Creates the cluster under a temporary name: an interrupted start leaves no partial one. */
export async function createCluster(options: NewCluster): Promise<void> {
  const { cluster, user } = options;
  if (existsSync(cluster)) return;
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (user) await chown(draft, user.uid, user.gid);
  const { options: authOptions, removePasswordFile } = await authentication(options);
  const args = ['-D', draft, '-U', superuser, ...encoding, locale, ...authOptions, '--no-instructions'];
  const { code, complaint } = await runInitdb(options, args);
  await removePasswordFile();
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    if (code === null) throw new StartError('The first start was interrupted. Start the server again.');
    throw new NativeUnavailable(`PostgreSQL cannot run on this system: ${complaint}`);
  }
  await rename(draft, cluster);
}
