import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '#server/system-error.ts';

export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT', 'EBUSY')) return '';
    throw error;
  });
  const [pid = '', , , port = '', socketFolder = '', , , status = ''] = text.split('\n');
  if (!/^\d+$/.test(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status.trim() === 'ready' };
}
