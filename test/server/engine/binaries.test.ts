import { chmod, mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nativeBinaries } from '#server/engine/native/binaries.ts';
import { aFolder } from '../../support/server/folders.ts';

/** Package whose install script has not run. */
async function aPackage(version = '18.4.0') {
  const folder = await aFolder();
  const native = join(folder, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o755 });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
  await writeFile(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    ]),
  );
  return folder;
}

const inode = async (path: string) => (await stat(path)).ino;

describe('the files of the native engine', () => {
  it('include the symlinks of the install script, in the data folder', async () => {
    const [source, dataDir] = [await aPackage(), await aFolder()];

    const { postgres } = await nativeBinaries(dataDir, false, source);

    const lib = join(dataDir, 'engine', '18.4.0', 'lib');
    expect(await readFile(postgres, 'utf8')).toBe('program');
    expect(await readlink(join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect(await readFile(join(lib, 'libpq.so'), 'utf8')).toBe('library');
  });

  it('leave the installed package unchanged', async () => {
    const [source, dataDir] = [await aPackage(), await aFolder()];

    await nativeBinaries(dataDir, false, source);

    expect(await readdir(join(source, 'native', 'lib'))).toEqual(['libpq.so.5.18']);
  });

  it('take no extra space if they can be linked', async () => {
    const [source, dataDir] = [await aPackage(), await aFolder()];

    const { postgres } = await nativeBinaries(dataDir, false, source);

    expect(await inode(postgres)).toBe(await inode(join(source, 'native', 'bin', 'postgres')));
  });

  it("are readable copies if the server's user cannot read the installed ones", async () => {
    const [source, dataDir] = [await aPackage(), await aFolder()];
    const installed = join(source, 'native', 'bin', 'postgres');
    await chmod(installed, 0o700);

    const { postgres } = await nativeBinaries(dataDir, true, source);

    expect((await stat(postgres)).mode & 0o777).toBe(0o755);
    expect((await stat(installed)).mode & 0o777).toBe(0o700);
  });

  it('are created once for each version; an older one is deleted', async () => {
    const dataDir = await aFolder();
    const first = await nativeBinaries(dataDir, false, await aPackage('18.3.0'));
    await writeFile(first.initdb, 'a mark');

    const same = await nativeBinaries(dataDir, false, await aPackage('18.3.0'));
    const marked = await readFile(same.initdb, 'utf8');
    await nativeBinaries(dataDir, false, await aPackage('18.4.0'));

    expect(marked).toBe('a mark');
    expect(await readdir(join(dataDir, 'engine'))).toEqual(['18.4.0']);
  });
});
