import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { canReach, isRoot, serverUser } from './native/server-user.ts';

export interface DataFolderWish {
  /** What a person asked for; it is never moved. */
  readonly given?: string | undefined;
  readonly preset: string;
  /** Where data goes that PostgreSQL's user could not reach; only root can make a folder there. */
  readonly shelter?: string;
}

export const defaultShelter = '/var/lib/postil';

function choose({ given, preset, shelter = defaultShelter }: DataFolderWish) {
  if (given !== undefined) return resolve(given);
  const path = resolve(preset);
  const user = serverUser(path, join(path, 'postgres'));
  if (!user || canReach(dirname(path), user)) return path;
  return join(shelter, createHash('sha256').update(path).digest('hex').slice(0, 12));
}

/** Makes a folder and those above it that are missing; tells which were made. */
async function makeAll(path: string): Promise<readonly string[]> {
  if (existsSync(path)) return [];
  const above = await makeAll(dirname(path));
  await mkdir(path);
  return [...above, path];
}

/** As root the folder can be entered, but not listed, by the user as whom PostgreSQL runs; else it is ours alone. */
async function protect(path: string, made: readonly string[]) {
  if (process.platform === 'win32') return;
  if (!isRoot()) {
    if (made.includes(path)) await chmod(path, 0o700);
    return;
  }
  for (const folder of made) await chmod(folder, 0o711);
  await chmod(path, (await stat(path)).mode | 0o011);
}

export async function makeDataFolder(wish: DataFolderWish): Promise<string> {
  const path = choose(wish);
  await protect(path, await makeAll(path));
  return path;
}
