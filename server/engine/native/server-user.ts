import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isCode } from '#server/system-error.ts';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const nobodyUser: ServerUser = { uid: 65_534, gid: 65_534 };

export const isRoot = () => process.getuid?.() === 0;

function ownerOf(path: string): ServerUser | undefined {
  try {
    const { uid, gid } = statSync(path);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** PostgreSQL refuses to run as root: it runs as the owner of the data, or as `nobody`. */
export const serverUser = (dataDir: string, cluster: string): ServerUser | undefined =>
  isRoot() ? (ownerOf(cluster) ?? ownerOf(dataDir) ?? nobodyUser) : undefined;

function mayEnter(folder: string, { uid, gid }: ServerUser) {
  try {
    const status = statSync(folder);
    if (status.uid === uid) return (status.mode & 0o100) !== 0;
    return (status.mode & (status.gid === gid ? 0o010 : 0o001)) !== 0;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true; // will be created with sufficient permissions
    throw error;
  }
}

/** Whether the user can enter the folder and its parents; missing ones count as open. */
export function canReach(folder: string, user: ServerUser): boolean {
  const path = resolve(folder);
  const parent = dirname(path);
  return mayEnter(path, user) && (parent === path || canReach(parent, user));
}
