import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import { canReach, isRoot, serverUser } from './native/server-user.ts';

export interface DataFolderOptions {
  /** Chosen by the user, and never replaced. */
  readonly given?: string | undefined;
  readonly preset: string;
  /** For data that PostgreSQL's user could not reach otherwise; only root can create it. */
  readonly fallbackRoot?: string;
}

export const defaultFallbackRoot = '/var/lib/postil';

export function dataFolderPath({ given, preset, fallbackRoot = defaultFallbackRoot }: DataFolderOptions): string {
  if (given !== undefined) return resolve(given);
  const path = resolve(preset);
  const user = serverUser(path, join(path, 'postgres'));
  if (!user || canReach(dirname(path), user)) return path;
  return join(fallbackRoot, createHash('sha256').update(path).digest('hex').slice(0, 12));
}

/** Returns the folders that it created, parents included. */
async function makeAll(path: string): Promise<readonly string[]> {
  if (existsSync(path)) return [];
  const above = await makeAll(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
    return above; // another process created it
  }
  return [...above, path];
}

/** PostgreSQL's user may enter root's folder but not list it. Folders of other users are private. */
async function protect(path: string, made: readonly string[]) {
  if (process.platform === 'win32') return;
  if (!isRoot()) {
    if (made.includes(path)) await chmod(path, 0o700);
    return;
  }
  for (const folder of made) await chmod(folder, 0o711);
  await chmod(path, (await stat(path)).mode | 0o011);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Make the folder writable for this user',
  EPERM: 'permission denied. Make the folder writable for this user',
  EROFS: 'the file system is read-only',
  ENOENT: 'the folder cannot be created there',
  EEXIST: 'it is a broken symbolic link',
  ELOOP: 'it is a symbolic link that points to itself',
  ENOTDIR: 'it, or a parent, is not a folder',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: 'the disk is full. Free disk space and try again',
};

function explain(error: unknown, path: string) {
  const code = Object.keys(reasons).find((each) => isCode(error, each));
  return code ? new StartError(`DATA_DIR ${path} cannot be used: ${reasons[code]}.`, 2) : error;
}

/** Checks access before changing anything. */
async function make(path: string) {
  const made = await makeAll(path);
  const slash = join(path, '/'); // fails for anything but a folder
  await access(slash, constants.W_OK | constants.X_OK);
  await protect(path, made);
}

export async function makeDataFolder(options: DataFolderOptions): Promise<string> {
  const path = dataFolderPath(options);
  try {
    await make(path);
  } catch (error) {
    throw explain(error, path);
  }
  return path;
}
