import { existsSync } from 'node:fs';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { type Address, withClient } from '../pool.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { commandOf, isAlive } from './processes.ts';

const answerTimeoutMs = 120_000;

const sameFolder = async (one: string, other: string) => (await realpath(one)) === (await realpath(other));

/** Whether the server at this address stores its data in this folder. */
export async function answersFor(cluster: string, address: Address) {
  try {
    return await withClient(address, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      return sameFolder(rows[0]?.data_directory ?? '', cluster);
    });
  } catch {
    return false; // starting, stopping, or not running
  }
}

/** Whether the process may be the server of this folder. True in doubt: two servers would destroy the data. */
async function maybeServer(pid: number, cluster: string) {
  const command = await commandOf(pid);
  if (!command) return true;
  const [binary = ''] = command;
  if (!/postgres/.test(binary) || binary.startsWith('postgres: ')) return false;
  const folder = command[command.indexOf('-D') + 1] ?? '';
  return !existsSync(folder) || sameFolder(folder, cluster);
}

/**
 * PostgreSQL refuses to start while any process has the pid in the file, even an unrelated or zombie process. It treats
 * its parent's pid as stale, and still checks that no old worker is running.
 */
async function markStale(cluster: string) {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^\d+/, String(process.pid)));
  return undefined;
}

type AddressIn = (file: PostmasterFile) => Address;

/** Waits until the process answers or exits. */
async function untilAnswers(file: PostmasterFile, cluster: string, addressIn: AddressIn) {
  const deadline = Date.now() + answerTimeoutMs;
  while (isAlive(file.pid) && (await maybeServer(file.pid, cluster))) {
    if (await answersFor(cluster, addressIn(file))) return true;
    if (Date.now() > deadline)
      throw new StartError(
        `PostgreSQL (process ${file.pid}) uses ${cluster} but does not respond. Stop that process and try again.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Server that a killed process left running. */
export async function findOrphan(cluster: string, addressIn: AddressIn): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(cluster);
  if (!file) return undefined;
  if (await untilAnswers(file, cluster, addressIn)) return readPostmasterFile(cluster);
  return markStale(cluster);
}
