import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export async function makeFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'postil-test-'));
  await chmod(folder, 0o711); // PostgreSQL runs as another user if the test runs as root
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** For one test. */
export async function aFolder(parent = tmpdir()): Promise<string> {
  const folder = await makeFolder(parent);
  onTestFinished(() => removeFolder(folder));
  return folder;
}
