import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../start-error.ts';
import { isCode } from '../../system-error.ts';

/** Readable by its owner alone, and under its name only once it is whole. */
export async function saveFile(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    if (isCode(error, 'ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'))
      throw new StartError(`${path} cannot be written: its folder is missing or closed to this user.`);
    throw error;
  }
}
