import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { replaceFile } from '../replace-file.ts';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';
import { type ReadBackup, readLines } from './read-lines.ts';

async function syncToDisk(path: string) {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/** Reads a whole backup without restoring it; returns the number of rows by table. */
export async function verifyBackup(path: string): Promise<Readonly<Record<string, number>>> {
  return withBackup(path, async ({ chunks, check }) => {
    for await (const _ of chunks);
    return check();
  });
}

/** Writes a file that only its owner can read, and verifies it before it gets its name. */
export const writeBackup = (path: string, lines: AsyncIterable<string>): Promise<Readonly<Record<string, number>>> =>
  replaceFile(path, async (draft) => {
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(Readable.from(lines), gzip, createWriteStream(draft, { mode: 0o600, flags: 'w' }));
    await syncToDisk(draft);
    return verifyBackup(draft);
  });

export async function withBackup<T>(path: string, work: (backup: ReadBackup) => Promise<T>): Promise<T> {
  const gunzip = createGunzip();
  const source = createReadStream(path);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    return await work(await readLines(source.pipe(gunzip)));
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EISDIR')) throw new StartError(`Backup file ${path} not found.`);
    if (isCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR'))
      throw new StartError(`${path} is not a Postil backup, or it is damaged.`);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
