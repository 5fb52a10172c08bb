import { describe, expect, it } from 'vitest';
import { keepTestsInMemory, memoryFolder } from '../../tools/memory-folder.ts';

const mounts = (type: string, options: string) => `proc /proc proc rw 0 0\nshm /dev/shm ${type} ${options} 0 0\n`;
const roomy = 8 * 2 ** 30;

describe('the in-memory folder for tests', () => {
  it('is /dev/shm if it has space and is not mounted noexec', () => {
    expect(memoryFolder({ mounts: mounts('tmpfs', 'rw,nosuid'), free: roomy })).toBe('/dev/shm');
  });

  it.each([
    ['it is mounted noexec', mounts('tmpfs', 'rw,noexec,nosuid'), roomy],
    ['it is on a disk', mounts('ext4', 'rw'), roomy],
    ['it is not mounted', 'proc /proc proc rw 0 0\n', roomy],
    ['it is as small as in containers', mounts('tmpfs', 'rw'), 64 * 2 ** 20],
  ])('is not /dev/shm if %s', (_, mounts, free) => {
    expect(memoryFolder({ mounts, free })).toBeUndefined();
  });

  it('does not replace a TMPDIR that the caller has set', () => {
    const env = { TMPDIR: '/var/tmp' };

    keepTestsInMemory(env);

    expect(env).toEqual({ TMPDIR: '/var/tmp' });
  });
});
