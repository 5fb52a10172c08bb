import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const canMount = () => process.platform === 'linux' && process.getuid?.() === 0;

const mount = (...args: readonly string[]) => execFileSync('mount', [...args], { stdio: 'pipe' });

/** Mounts a small file system in memory; returns false if mounting is not allowed. */
export async function onSmallDisk(megabytes: number, use: (folder: string) => Promise<void>): Promise<boolean> {
  if (!canMount()) return false;
  const folder = mkdtempSync(join(tmpdir(), 'postil-small-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return false;
  }
  try {
    chmodSync(folder, 0o711);
    await use(folder);
    return true;
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function readOnly(folder: string, use: () => Promise<void>): Promise<boolean> {
  if (!canMount()) return false;
  try {
    mount('--bind', '-o', 'ro', folder, folder);
  } catch {
    return false;
  }
  try {
    await use();
    return true;
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  }
}
