import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, type ServerUser } from './server-user.ts';

/** Socket in a private folder; a local TCP port on Windows. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly flags: Readonly<Record<string, string | number>>;
}

const port = 5432;
const maxSocketPathBytes = 100; // Linux allows 108 bytes

const isTooLong = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) > maxSocketPathBytes;
const temporaryFolder = (user: ServerUser | undefined) => (user && !canReach(tmpdir(), user) ? '/tmp' : tmpdir());

async function socketFolder(dataDir: string, user: ServerUser | undefined) {
  const inDataDir = join(dataDir, 'socket');
  // The old server has stopped; its socket file would prevent the start.
  await rm(inDataDir, { recursive: true, force: true });
  const folder = isTooLong(inDataDir) ? await mkdtemp(join(temporaryFolder(user), 'postil-')) : inDataDir;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export function listenAt({ host, port }: Pick<ListenAddress, 'host' | 'port'>): ListenAddress {
  if (process.platform === 'win32') return { host, port, flags: { listen_addresses: host, port } };
  const flags = {
    listen_addresses: '',
    port,
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return { host, port, flags };
}

export async function chooseListenAddress(dataDir: string, user: ServerUser | undefined): Promise<ListenAddress> {
  return process.platform === 'win32'
    ? listenAt({ host: '127.0.0.1', port: await freePort() })
    : listenAt({ host: await socketFolder(dataDir, user), port });
}

/** Deletes a socket folder outside the data folder. */
export async function removeSocketFolder(dataDir: string, host: string) {
  if (process.platform !== 'win32' && host !== join(dataDir, 'socket'))
    await rm(host, { recursive: true, force: true });
}
