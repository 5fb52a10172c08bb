import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSecrets } from '#server/secrets.ts';
import { aFolder } from '../support/server/folders.ts';

describe('the secrets of a data folder', () => {
  it('are created at the first start and read afterwards', async () => {
    const folder = await aFolder();

    const first = await readSecrets(folder);
    const second = await readSecrets(folder);

    expect(second).toEqual(first);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('are the same for concurrent first starts on one folder', async () => {
    const folder = await aFolder();

    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => readSecrets(folder)));

    expect(others).toEqual(Array.from({ length: 4 }, () => first));
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('differ between installations', async () => {
    const one = await readSecrets(await aFolder());
    const other = await readSecrets(await aFolder());

    expect(one.signingKey).not.toEqual(other.signingKey);
    expect(one.cipherKey).not.toEqual(other.cipherKey);
  });

  it('are readable by their owner only, even after their permissions were changed', async () => {
    const folder = await aFolder();
    await readSecrets(folder);
    await chmod(join(folder, 'secrets.json'), 0o644);

    await readSecrets(folder);

    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it.each(['{"signingKey":"short"}', '{"sign', ''])('are not replaced if the file is %j', async (content) => {
    const folder = await aFolder();
    await writeFile(join(folder, 'secrets.json'), content);

    await expect(readSecrets(folder)).rejects.toThrow('secrets.json is damaged');
  });
});
