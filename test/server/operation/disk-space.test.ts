import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DiskSpace } from '#server/operation/disk-space.ts';

describe('the room on the disk', () => {
  it('is there where the database lies elsewhere and nothing was refused', async () => {
    const room = new DiskSpace(undefined);
    room.observe({ status: 503 });

    expect(await room.isAvailable()).toBe(true);
  });

  it('is none for a minute after an external database was full', async () => {
    let now = 5000;
    const room = new DiskSpace(undefined, () => now);

    room.observe({ status: 507 });

    expect(await room.isAvailable()).toBe(false);
    now += 60_000;
    expect(await room.isAvailable()).toBe(true);
  });

  it('is what the file system says where the data lie here', async () => {
    const room = new DiskSpace(tmpdir());
    room.observe({ status: 507 });

    expect(await room.isAvailable()).toBe(true);
  });

  it('is none where the data lie on a file system without any', async () => {
    expect(await new DiskSpace('/proc').isAvailable()).toBe(false); // it has no blocks at all
  });

  it('is not said to be none where the folder of the data was deleted', async () => {
    expect(await new DiskSpace('/no/such/folder').isAvailable()).toBe(true);
  });
});
