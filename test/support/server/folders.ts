import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for as long as a test runs. */
export async function aFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'postil-test-'));
  await chmod(folder, 0o711); // as root, PostgreSQL runs as somebody else, who has to get in
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
