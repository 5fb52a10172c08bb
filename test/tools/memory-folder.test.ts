import { describe, expect, it } from 'vitest';
import { keepTestsInMemory, memoryFolder } from '../../tools/memory-folder.ts';

const mounts = (type: string, options: string) => `proc /proc proc rw 0 0\nshm /dev/shm ${type} ${options} 0 0\n`;
const roomy = 8 * 2 ** 30;

describe('the folder in memory', () => {
  it('is the one for shared memory, where it has room and programs may be run from it', () => {
    expect(memoryFolder({ mounts: mounts('tmpfs', 'rw,nosuid'), free: roomy })).toBe('/dev/shm');
  });

  it.each([
    ['programs may not be run from it', mounts('tmpfs', 'rw,noexec,nosuid'), roomy],
    ['it lies on a disk', mounts('ext4', 'rw'), roomy],
    ['it is not mounted', 'proc /proc proc rw 0 0\n', roomy],
    ['it is as small as in most containers', mounts('tmpfs', 'rw'), 64 * 2 ** 20],
  ])('is not used where %s', (_, mounts, free) => {
    expect(memoryFolder({ mounts, free })).toBeUndefined();
  });

  it('leaves the folder that the caller has chosen', () => {
    const env = { TMPDIR: '/var/tmp' };

    keepTestsInMemory(env);

    expect(env).toEqual({ TMPDIR: '/var/tmp' });
  });
});
