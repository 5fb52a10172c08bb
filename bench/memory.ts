import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes that a process and all its descendants hold, shared pages counted once (Linux only). */
export function residentMegabytes(root: number): number {
  return family(root)
    .map(proportional)
    .reduce((sum, kilobytes) => sum + kilobytes / 1024, 0);
}

function family(root: number): readonly number[] {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isOfFamily = (pid: number | undefined): boolean =>
    pid !== undefined && pid !== 0 && (pid === root || isOfFamily(parents.get(pid)));
  return [...parents.keys()].filter(isOfFamily);
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function parentOf(pid: number): number | undefined {
  const status = read(`/proc/${pid}/status`);
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

const proportional = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/** A process may end while its files are read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
