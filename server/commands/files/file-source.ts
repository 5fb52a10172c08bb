import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ByteSource } from '#formats/reading/source.ts';
import { StartError } from '../../start-error.ts';
import { isCode } from '../../system-error.ts';

async function readSlice(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
}

/** The file is read in slices. */
export async function withFile<T>(path: string, work: (source: ByteSource) => Promise<T>): Promise<T> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw isCode(error, 'ENOENT', 'EACCES', 'EISDIR')
      ? new StartError(`Cannot read ${path}. Check that the file exists and is readable.`)
      : error;
  });
  try {
    const { size } = await file.stat();
    return await work({ name: basename(path), size, slice: (start, end) => readSlice(file, start, end) });
  } finally {
    await file.close();
  }
}
