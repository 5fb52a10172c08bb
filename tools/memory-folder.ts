import { existsSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const leastFree = 3 * 2 ** 30;

interface Machine {
  readonly mounts: string;
  readonly free: number;
}

function thisMachine(): Machine | undefined {
  if (!existsSync(folder) || !existsSync('/proc/mounts')) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return { mounts: readFileSync('/proc/mounts', 'utf8'), free: bavail * bsize };
}

/** Folder in memory (tmpfs) that allows executables and has enough free space for the databases of a test run. */
export function memoryFolder(machine = thisMachine()): string | undefined {
  const line = machine?.mounts.split('\n').find((mount) => mount.split(' ')[1] === folder);
  const [, , type, options = ''] = line?.split(' ') ?? [];
  const isUsable = type === 'tmpfs' && !options.split(',').includes('noexec');
  return machine && isUsable && machine.free >= leastFree ? folder : undefined;
}

/**
 * Puts the temporary folders of tests in memory, where cloning a database takes 10 ms instead of 400 ms. `TMPDIR`
 * overrides it.
 */
export function keepTestsInMemory(env: Record<string, string | undefined> = process.env): void {
  const found = memoryFolder();
  if (found && env.TMPDIR === undefined) env.TMPDIR = found;
}
