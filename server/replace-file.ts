import { rename, rm } from 'node:fs/promises';
import { StartError } from './start-error.ts';
import { isCode } from './system-error.ts';

/** Lets `write` fill a temporary file, and renames it when complete. */
export async function replaceFile<T>(path: string, write: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.part`;
  try {
    const result = await write(draft);
    await rename(draft, path);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    if (isCode(error, 'ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'))
      throw new StartError(`Cannot write ${path}. Check that its folder exists and is writable.`);
    throw error;
  }
}
