import { statfs } from 'node:fs/promises';
import type { Answered } from './metrics.ts';

/** PostgreSQL writes its log in files of 16 MB: with less room than for two, what is written next may find none. */
const leastBytes = 32_000_000;

/** So long after an answer that the disk is full it counts as full: an external database does not say when there is room. */
const remembered = 60_000;

const noRoom = 507;

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
    if (this.now() - this.fullSince < remembered) return false;
    if (this.folder === undefined) return true;
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize >= leastBytes;
  }
}
