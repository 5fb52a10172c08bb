import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive, waitForExit } from './processes.ts';
import type { ServerUser } from './server-user.ts';

export interface Postmaster {
  readonly pid: number;
  readonly ended: Promise<void>;
}

export interface Launch {
  readonly binary: string;
  readonly cluster: string;
  readonly folder: string;
  readonly log: string;
  readonly flags: Readonly<Record<string, string | number>>;
  readonly user: ServerUser | undefined;
}

/** Hides our environment (PGDATA, PGOPTIONS and others) from the server. */
export const serverEnvironment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH ?? '/usr/bin:/bin', TZ: 'UTC' };

const megabyte = 1_000_000;
const isLarge = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > megabyte;

export async function lastErrorLine(log: string) {
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
}

function spawnServer({ binary, cluster, folder, log, flags, user }: Launch) {
  const output = openSync(log, isLarge(log) ? 'w' : 'a', 0o600);
  if (user) fchownSync(output, user.uid, user.gid);
  const settings = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binary, ['-D', cluster, ...settings], {
    ...user,
    cwd: folder,
    env: serverEnvironment(),
    // In its own session: Ctrl-C reaches only us, and we stop the server gracefully.
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  });
  closeSync(output);
  return child;
}

/** Resolves when the server accepts connections, after crash recovery. */
export async function launch(options: Launch): Promise<Postmaster> {
  const child = spawnServer(options);
  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => {
    running = false;
  });
  while (running) {
    const file = await readPostmasterFile(options.cluster);
    if (child.pid !== undefined && file?.pid === child.pid && file.ready) return { pid: child.pid, ended };
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new StartError(`PostgreSQL did not start: ${await lastErrorLine(options.log)} (see ${options.log})`);
}

export function watch(pid: number): Postmaster {
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve();
    }, 1000);
    timer.unref();
  });
  return { pid, ended };
}

const fast = { signal: 'SIGINT', waitMs: 20_000 } as const;
const immediate = { signal: 'SIGQUIT', waitMs: 5_000 } as const;
const forced = { signal: 'SIGKILL', waitMs: 5_000 } as const;

/** Escalates from fast to forced shutdown; committed data is safe in any case. */
export async function stop(pid: number) {
  for (const { signal, waitMs } of [fast, immediate, forced]) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await waitForExit(pid, waitMs)) return;
  }
}
