import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from '#server/engine/data-lock.ts';
import { attachEmbedded } from '#server/engine/native/attach.ts';
import { readPostmasterFile } from '#server/engine/native/postmaster-file.ts';
import { isAlive } from '#server/engine/native/processes.ts';
import { type Closers, openDatabase } from '#server/engine/open-database.ts';
import { openForCommand } from '#server/engine/open-for-command.ts';
import { readSecrets } from '#server/secrets.ts';
import { close } from '#server/start.ts';
import { aFolder } from '../../support/server/folders.ts';

const slow = { timeout: 60_000 };

function closing(): Closers {
  const closers: Closers = [];
  onTestFinished(() => close(closers));
  return closers;
}

const placeOf = (folder: string) => ({ dataDir: join(folder, 'data'), databaseUrl: undefined });
const postmasterOf = async (folder: string) => (await readPostmasterFile(join(folder, 'data', 'postgres')))?.pid ?? 0;

describe('the database for a command', () => {
  it('is that of a running process, which goes on', slow, async () => {
    const folder = await aFolder();
    const server = await openDatabase<unknown>(placeOf(folder), folder, closing());
    await sql`CREATE TABLE things (n int)`.execute(server.db);
    const closers: Closers = [];

    const { db, engine } = await openForCommand<unknown>(placeOf(folder), folder, closers);
    await sql`INSERT INTO things VALUES (7)`.execute(db);
    await close(closers);

    expect(engine.description).toMatch(`run by process ${process.pid}`);
    expect((await sql`SELECT n FROM things`.execute(server.db)).rows).toEqual([{ n: 7 }]);
  });

  it('is opened for this process alone if none is running, and closed at the end', slow, async () => {
    const folder = await aFolder();
    const before: Closers = [];
    await openDatabase<unknown>(placeOf(folder), folder, before);
    await close(before);
    const closers: Closers = [];

    const { db } = await openForCommand<unknown>(placeOf(folder), folder, closers);
    await sql`SELECT 1`.execute(db);
    const postmaster = await postmasterOf(folder);
    expect(() => lockDataFolder(join(folder, 'data'))).toThrow('is in use');
    await close(closers);

    expect(postmaster).toBeGreaterThan(0);
    expect(isAlive(postmaster)).toBe(false);
  });

  it('is not created: a mistyped path creates no folder', async () => {
    const folder = await aFolder();

    const opened = openForCommand(placeOf(folder), folder, []);

    await expect(opened).rejects.toThrow(`No data found in ${join(folder, 'data')}.`);
    await expect(readSecrets(join(folder, 'data'))).rejects.toThrow('ENOENT');
  });

  it('is refused while a process uses PGlite', async () => {
    const folder = await aFolder();
    await mkdir(join(folder, 'data', 'pglite', 'postil'), { recursive: true });
    await readSecrets(join(folder, 'data'));
    onTestFinished(lockDataFolder(join(folder, 'data')));

    const opened = openForCommand(placeOf(folder), folder, []);

    await expect(opened).rejects.toThrow(/ is in use by process \d+, and PGlite allows only one process\./);
  });

  it('is not awaited forever', async () => {
    const folder = await aFolder();
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), `1\n\n\n5432\n${folder}\n\n\nready\n`);

    const attached = attachEmbedded({ dataDir: folder, password: 'none', holder: 1, timeoutMs: 300 });

    await expect(attached).rejects.toThrow('but its PostgreSQL does not respond');
  });
});
