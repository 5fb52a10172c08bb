import { statfs } from 'node:fs/promises';
import type { AnsweredRequest } from './metrics.ts';

/** PostgreSQL writes its log in files of 16 MB: with less room than for two, what is written next may find none. */
const minFreeBytes = 32_000_000;

/** For how long the disk of an external database counts as full: it does not say when there is room again. */
const fullForMs = 60_000;

const diskFullStatus = 507;

/** Whether the file system of a folder has room for what PostgreSQL writes next. A folder that is gone is not full. */
export async function hasDiskSpaceIn(folder: string): Promise<boolean> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined || stats.bavail * stats.bsize >= minFreeBytes;
}

/** Whether there is room for what is written next. */
export class DiskSpace {
  private fullSince = Number.NEGATIVE_INFINITY;

  constructor(
    /** Where the database lies, if it lies here. */
    private readonly folder: string | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  observe({ status }: Pick<AnsweredRequest, 'status'>): void {
    if (status === diskFullStatus) this.fullSince = this.now();
  }

  async isAvailable(): Promise<boolean> {
    return this.folder === undefined ? this.now() - this.fullSince >= fullForMs : hasDiskSpaceIn(this.folder);
  }
}
