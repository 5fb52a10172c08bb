import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DiskSpace } from '#server/operation/disk-space.ts';

describe('the disk space', () => {
  it('is available for an external database without errors', async () => {
    const room = new DiskSpace(undefined);
    room.observe({ status: 503 });

    expect(await room.isAvailable()).toBe(true);
  });

  it('is unavailable for a minute after an external database was full', async () => {
    let now = 5000;
    const room = new DiskSpace(undefined, () => now);

    room.observe({ status: 507 });

    expect(await room.isAvailable()).toBe(false);
    now += 60_000;
    expect(await room.isAvailable()).toBe(true);
  });

  it('follows the file system of local data', async () => {
    const room = new DiskSpace(tmpdir());
    room.observe({ status: 507 });

    expect(await room.isAvailable()).toBe(true);
  });

  it('is unavailable on a file system without any', async () => {
    expect(await new DiskSpace('/proc').isAvailable()).toBe(false); // /proc has no blocks
  });

  it('counts as available if the data folder was deleted', async () => {
    expect(await new DiskSpace('/no/such/folder').isAvailable()).toBe(true);
  });
});
