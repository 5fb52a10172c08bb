import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import { isAlive, startTimeOf } from './native/processes.ts';

const holderFile = v.object({ pid: v.number(), started: v.optional(v.string()) });
type Holder = v.InferOutput<typeof holderFile>;

function readHolder(path: string): Holder | undefined {
  try {
    return v.parse(holderFile, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error) || isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const holds = ({ pid, started }: Holder) => isAlive(pid) && (started === undefined || startTimeOf(pid) === started);

export function lockHolder(dataDir: string): number | undefined {
  const holder = readHolder(join(dataDir, 'lock'));
  return holder && holds(holder) ? holder.pid : undefined;
}

function takeLock(path: string) {
  const started = startTimeOf(process.pid);
  const holder: Holder = { pid: process.pid, ...(started && { started }) };
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Renames before deleting: of two processes that find a stale lock, only one can rename it. */
function removeStaleLock(path: string) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  rmSync(aside, { force: true });
}

/** Locks the data folder for this process; returns a function that unlocks it. */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'lock');
  if (!takeLock(path)) {
    const holder = readHolder(path);
    if (holder && holds(holder))
      throw new StartError(
        `${dataDir} is in use by process ${holder.pid}. Stop that process, or set another DATA_DIR.`,
      );
    removeStaleLock(path);
    if (!takeLock(path))
      throw new StartError(
        `${dataDir} is in use by a process that has just started. Stop it, or set another DATA_DIR.`,
      );
  }
  return () => rmSync(path, { force: true });
}
