import { statfs } from 'node:fs/promises';
import type { Answered } from './metrics.ts';

/** PostgreSQL writes its log in files of 16 MB: with less room than for two, what is written next may find none. */
const leastBytes = 32_000_000;

/** For how long the disk of an external database counts as full: it does not say when there is room again. */
const remembered = 60_000;

const noRoom = 507;

/** Whether the file system of a folder has room for what PostgreSQL writes next. A folder that is gone is not full. */
export async function hasRoomIn(folder: string): Promise<boolean> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined || stats.bavail * stats.bsize >= leastBytes;
}

/** Whether there is room for what is written next. */
export class DiskRoom {
  private fullSince = Number.NEGATIVE_INFINITY;

  constructor(
    /** Where the database lies, if it lies here. */
    private readonly folder: string | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  observe({ status }: Pick<Answered, 'status'>): void {
    if (status === noRoom) this.fullSince = this.now();
  }

  async isLeft(): Promise<boolean> {
    return this.folder === undefined ? this.now() - this.fullSince >= remembered : hasRoomIn(this.folder);
  }
}
