import { statfs } from 'node:fs/promises';
import type { AnsweredRequest } from './metrics.ts';

/** PostgreSQL writes its log in files of 16 MB; a write may fail with less space than for two. */
const minFreeBytes = 32_000_000;

/** An external database does not report when its disk has space again. */
const fullForMs = 60_000;

const diskFullStatus = 507;

/** Whether PostgreSQL can go on writing; true for a missing folder. */
export async function hasDiskSpaceIn(folder: string): Promise<boolean> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined || stats.bavail * stats.bsize >= minFreeBytes;
}

export class DiskSpace {
  private fullSince = Number.NEGATIVE_INFINITY;

  constructor(
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
