import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDataFolder } from '#server/engine/data-folder.ts';
import { canReach, isRoot } from '#server/engine/native/server-user.ts';
import { aFolder } from '../../support/server/folders.ts';

const mode = async (path: string) => (await stat(path)).mode & 0o777;
const stranger = { uid: 65_534, gid: 65_534 };

describe('canReach', () => {
  it('is true if every parent lets other users pass', async () => {
    const folder = join(await aFolder(), 'open', 'inside');
    await mkdir(folder, { recursive: true });

    expect(canReach(folder, stranger)).toBe(true);
  });

  it('is false below a private folder', async () => {
    const closed = join(await aFolder(), 'closed');
    await mkdir(join(closed, 'inside'), { recursive: true });
    await chmod(closed, 0o700);

    expect(canReach(join(closed, 'inside'), stranger)).toBe(false);
    expect(canReach(join(closed, 'not yet made'), stranger)).toBe(false);
  });

  it('is true for the owner of the private folder', async () => {
    const closed = await aFolder();
    await chmod(closed, 0o700);
    const { uid, gid } = await stat(closed);

    expect(canReach(join(closed, 'inside'), { uid, gid })).toBe(true);
  });
});

describe('the data folder', () => {
  it('is created once by concurrent processes', async () => {
    const preset = join(await aFolder(), 'above', 'data');

    const made = await Promise.all(Array.from({ length: 5 }, () => makeDataFolder({ preset })));

    expect(new Set(made).size).toBe(1);
    expect((await stat(preset)).isDirectory()).toBe(true);
  });

  it('is the preset one by default', async () => {
    const preset = join(await aFolder(), 'data');

    const made = await makeDataFolder({ preset });

    expect(made).toBe(preset);
    expect((await stat(made)).isDirectory()).toBe(true);
  });

  it('is the requested one, with all parents', async () => {
    const parent = await aFolder();

    const made = await makeDataFolder({ given: join(parent, 'a', 'b', 'c'), preset: join(parent, 'unused') });

    expect(made).toBe(join(parent, 'a', 'b', 'c'));
  });

  it('cannot be listed by other users', async () => {
    const made = await makeDataFolder({ preset: join(await aFolder(), 'data') });

    expect((await mode(made)) & 0o066).toBe(0);
  });

  it('moves to the fallback root below a private home of root; a requested one stays', async () => {
    const home = join(await aFolder(), 'home');
    const shelter = join(await aFolder(), 'shelter');
    await mkdir(home, { mode: 0o700 });
    const preset = join(home, 'data');

    const moved = await makeDataFolder({ preset, fallbackRoot: shelter });
    const again = await makeDataFolder({ preset, fallbackRoot: shelter });
    const given = await makeDataFolder({ given: preset, preset, fallbackRoot: shelter });

    expect(moved).toMatch(isRoot() ? /shelter\/[0-9a-f]{12}$/ : /home\/data$/);
    expect(again).toBe(moved);
    expect(given).toBe(preset);
  });

  it.each(['itself', 'beneath'])(
    'is refused with a line if the path is a file, which stays unchanged (%s)',
    async (where) => {
      const file = join(await aFolder(), 'file');
      await writeFile(file, 'somebody wrote this', { mode: 0o600 });
      const given = where === 'itself' ? file : join(file, 'data');

      const making = makeDataFolder({ given, preset: '' });

      await expect(making).rejects.toMatchObject({
        message: `DATA_DIR ${given} cannot be used: it, or a parent, is not a folder.`,
        exitCode: 2,
      });
      expect(await mode(file)).toBe(0o600);
    },
  );

  it('is refused with a line if the path is a broken link', async () => {
    const given = join(await aFolder(), 'link');
    await symlink('/nowhere/at/all', given);

    const making = makeDataFolder({ given, preset: '' });

    await expect(making).rejects.toThrow(`DATA_DIR ${given} cannot be used: it is a broken symbolic link.`);
  });
});
