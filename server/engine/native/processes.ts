import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { isCode } from '#server/system-error.ts';

function procFile(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined; // not Linux, or no such process
  }
}

/** Fields after the process name, which may contain spaces and brackets. */
const statFields = (pid: number) =>
  procFile(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');

function canSignal(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** Zombies count as dead. */
export const isAlive = (pid: number) => canSignal(pid) && statFields(pid)?.[0] !== 'Z';

/** Distinguishes processes with the same pid; undefined if the system does not tell. */
export function startTimeOf(pid: number) {
  const started = statFields(pid)?.[19];
  if (started === undefined) return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${started}`;
}

/** Undefined if the system does not tell. */
export async function commandOf(pid: number): Promise<readonly string[] | undefined> {
  const command = procFile(pid, 'cmdline');
  if (command !== undefined) return command.split('\0');
  if (process.platform === 'win32') return undefined;
  const output = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return output.stdout ? output.stdout.trim().split(' ') : undefined;
}

/** Returns whether the process exited in time. */
export async function waitForExit(pid: number, milliseconds: number) {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
