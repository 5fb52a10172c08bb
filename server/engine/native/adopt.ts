import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { type Address, withClient } from '../pool.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { commandOf, isAlive } from './processes.ts';

const patience = 120_000;

const sameFolder = async (one: string, other: string) => (await realpath(one)) === (await realpath(other));

/** Whether the server that answers there keeps its data in this folder. */
async function answersFor(cluster: string, address: Address) {
  try {
    return await withClient(address, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      return sameFolder(rows[0]?.data_directory ?? '', cluster);
    });
  } catch {
    return false; // starting, stopping, or no server at all
  }
}

/** Whether a process may be the server of this folder. In doubt it is: two servers on one folder would destroy it. */
async function maybeServer(pid: number, cluster: string) {
  const command = await commandOf(pid);
  if (!command) return true;
  const [binary = ''] = command;
  if (!/postgres/.test(binary) || binary.startsWith('postgres: ')) return false;
  const folder = command[command.indexOf('-D') + 1] ?? '';
  return !existsSync(folder) || sameFolder(folder, cluster);
}

/** The server that a killed process left behind in this folder, once it answers. */
export async function findOrphan(
  cluster: string,
  addressOf: (file: PostmasterFile) => Address,
): Promise<PostmasterFile | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const file = await readPostmasterFile(cluster);
    if (!file || !isAlive(file.pid)) return undefined;
    if (await answersFor(cluster, addressOf(file))) return file;
    if (!(await maybeServer(file.pid, cluster))) {
      // The number in a stale file now belongs to another program: PostgreSQL alone would refuse to start.
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (Date.now() > deadline)
      throw new StartError(
        `PostgreSQL (process ${file.pid}) works on ${cluster} but does not answer. End it and try again.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
