import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, type Finding, good } from './finding.ts';

const gigabyte = 1_000_000_000;

const canWrite = (folder: string) =>
  access(join(folder, '/'), constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

const octal = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');

async function checkOpenness(path: string, forbidden: number, allowed: string): Promise<Finding> {
  const { mode } = await stat(path);
  const isOpen = process.platform !== 'win32' && (mode & forbidden) !== 0;
  return isOpen
    ? bad(`Permissions of ${path} are too open (${octal(mode)}). Run: chmod ${allowed} ${path}`)
    : good(`Permissions of ${path}: ${octal(mode)}`);
}

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const line = `Free disk space for the data folder: ${(free / gigabyte).toFixed(1)} GB`;
  return free < gigabyte ? bad(`${line}. Free at least 1 GB`) : good(line);
}

export async function checkFolder(dataDir: string): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [good(`Data folder: ${dataDir} (created at the first start)`)];
  if (!(await canWrite(dataDir)))
    return [bad(`Data folder: ${dataDir} is not a folder or not writable. Check its permissions or set DATA_DIR`)];
  const secrets = join(dataDir, 'secrets.json');
  return [
    good(`Data folder: ${dataDir}`),
    await checkOpenness(dataDir, 0o022, 'go-w'),
    ...(existsSync(secrets) ? [await checkOpenness(secrets, 0o077, '600')] : []),
    await checkSpace(dataDir),
  ];
}
