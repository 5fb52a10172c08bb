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
    ? bad(`${path} is open to other users (${octal(mode)}): chmod ${allowed} closes it`)
    : good(`${path} is closed to other users (${octal(mode)})`);
}

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const line = `${(free / gigabyte).toFixed(1)} GB are free on the disk of the data`;
  return free < gigabyte ? bad(`${line}, which is little`) : good(line);
}

export async function checkFolder(dataDir: string): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [good(`Data folder: ${dataDir} (the first start makes it)`)];
  if (!(await canWrite(dataDir))) return [bad(`Data folder: ${dataDir} is no folder in which this user may write`)];
  const secrets = join(dataDir, 'secrets.json');
  return [
    good(`Data folder: ${dataDir}`),
    await checkOpenness(dataDir, 0o022, 'go-w'),
    ...(existsSync(secrets) ? [await checkOpenness(secrets, 0o077, '600')] : []),
    await checkSpace(dataDir),
  ];
}
