import { execFileSync } from 'node:child_process';
import { readPostmasterFile } from '#server/engine/native/postmaster-file.ts';
import { isCode } from '#server/system-error.ts';

function childrenOf(pid: number): readonly number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

/** The process may already have exited. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const postmaster = await readPostmasterFile(`${dataDir}/postgres`);
  if (!postmaster) throw new Error('PostgreSQL was not found');
  return postmaster.pid;
}

/** Kills PostgreSQL with all its processes, like the out-of-memory killer. */
export async function killDatabase(dataDir: string) {
  const postmaster = await postmasterOf(dataDir);
  for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid);
}

/** Kills one backend; PostgreSQL then closes all connections and recovers. */
export async function killBackend(dataDir: string) {
  const children = childrenOf(await postmasterOf(dataDir));
  const titles = execFileSync('ps', ['-o', 'pid=,args=', '-p', children.join()], { encoding: 'utf8' }).split('\n');
  const backend = titles.find((line) => /postgres: \S+ \S+ (\[local\]|127\.0\.0\.1|::1)/.test(line));
  if (!backend) throw new Error(`no connection was found: ${titles}`);
  kill(Number.parseInt(backend, 10));
}
