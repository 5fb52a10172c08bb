import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '#server/engine/engine.ts';
import { isAlive, waitForExit } from '#server/engine/native/processes.ts';
import { type Closers, openDatabase } from '#server/engine/open-database.ts';
import { aFolder, makeFolder, removeFolder } from '../../support/server/folders.ts';

const rounds = 60_000;

async function start(folder: string) {
  const closers: Closers = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { db, engine } = await openDatabase<unknown>({ dataDir: folder, databaseUrl: undefined }, folder, closers);
    return { db, engine, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For one test. */
async function open(folder: string) {
  const opened = await start(folder);
  onTestFinished(opened.close);
  return opened;
}

const postmasterOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function add(db: Kysely<unknown>, text: string) {
  await sql`CREATE TABLE IF NOT EXISTS note (text text)`.execute(db);
  await sql`INSERT INTO note VALUES (${text})`.execute(db);
}

const notes = async (db: Kysely<unknown>) =>
  (await sql<{ text: string }>`SELECT text FROM note ORDER BY text`.execute(db)).rows.map(({ text }) => text);

async function anotherProcess(folder: string): Promise<ChildProcess> {
  const program = join(inject('programs'), 'engine-process.js');
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the other process ended')));
  });
  return child;
}

async function killed(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the embedded engine in an empty folder', () => {
  let folder: string;
  let started: Awaited<ReturnType<typeof start>>;
  const setting = async (name: string) => {
    const { rows } = await sql<{ readonly value: string }>`SELECT current_setting(${name}) AS value`.execute(
      started.db,
    );
    return rows[0]?.value;
  };

  beforeAll(async () => {
    folder = await makeFolder();
    started = await start(folder);
  });
  afterAll(async () => {
    await started?.close();
    await removeFolder(folder);
  });

  it('creates only its own files', async () => {
    expect(started.engine).toMatchObject({ kind: 'embedded', warnings: [] });
    expect((await readdir(folder)).sort()).toEqual([
      'engine',
      'lock',
      'postgres',
      'postgres.log',
      'secrets.json',
      'socket',
    ]);
  });

  it('allows the locks of a backup on thousands of datasets', async () => {
    expect(Number(await setting('max_locks_per_transaction'))).toBeGreaterThanOrEqual(2048);
  });

  it('syncs to the disk', async () => {
    expect([await setting('fsync'), await setting('synchronous_commit')]).toEqual(['on', 'on']);
  });

  it('listens on this machine only, in a private folder', async () => {
    expect(await setting('listen_addresses')).toBe('');
  });

  it('logs no texts of queries and no values of rows', async () => {
    const { db } = started;
    await sql`CREATE TABLE note (text text UNIQUE, number int)`.execute(db);
    await sql`INSERT INTO note VALUES (${'a private text'}, 1)`.execute(db);

    await expect(sql`INSERT INTO note VALUES (${'a private text'}, 2)`.execute(db)).rejects.toThrow('unique');
    await expect(sql.raw(`SELECT 'a private text'::int`).execute(db)).rejects.toThrow('integer');
    await expect(sql`DO $$ BEGIN RAISE WARNING 'a private text'; END $$`.execute(db)).resolves.toBeTruthy();

    expect(await readFile(join(folder, 'postgres.log'), 'utf8')).not.toContain('private');
  });
});

describe('the embedded engine', () => {
  it('keeps data across restarts', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const first = await open(folder);
    await add(first.db, 'kept');
    await first.close();

    const second = await open(folder);

    expect(await notes(second.db)).toEqual(['kept']);
  });

  it('leaves no process and no lock after it is closed', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const { close } = await open(folder);
    const pid = await postmasterOf(folder);

    await close();

    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('works in a folder with spaces and non-Latin letters', { timeout: rounds }, async () => {
    const folder = join(await aFolder(), "Ordner mit Ümläut, it's 記録");

    const { db, engine } = await open(folder);

    expect(engine.kind).toBe('embedded');
    await add(db, 'here');
    expect(await notes(db)).toEqual(['here']);
  });

  it('works in a folder whose path is too long for a socket', { timeout: rounds }, async () => {
    const folder = join(await aFolder(), 'a-long-name-'.repeat(10));

    const { db, close, engine } = await open(folder);

    expect(engine.kind).toBe('embedded');
    const { rows } = await sql<{ at: string }>`SELECT current_setting('unix_socket_directories') AS at`.execute(db);
    const socketFolder = rows[0]?.at.replaceAll('"', '') ?? '';
    expect(existsSync(socketFolder)).toBe(true);
    await close();
    expect(existsSync(socketFolder)).toBe(false);
  });

  it.each(['SIGQUIT', 'SIGKILL'] as const)('is restarted after its end by %s', { timeout: rounds }, async (signal) => {
    const folder = await aFolder();
    const { db, engine } = await open(folder);
    await add(db, 'confirmed');
    const first = await postmasterOf(folder);
    const restarted = new Promise<void>((resolve) => engine.onRestart?.(resolve));

    process.kill(first, signal);
    await restarted;

    expect(await notes(db)).toEqual(['confirmed']);
    expect(await postmasterOf(folder)).not.toBe(first);
  });

  it('is restarted after it was adopted from a dead process', { timeout: rounds }, async () => {
    const folder = await aFolder();
    await killed(await anotherProcess(folder));
    const { db, engine } = await open(folder);
    const restarted = new Promise<void>((resolve) => engine.onRestart?.(resolve));

    process.kill(await postmasterOf(folder), 'SIGKILL');
    await restarted;

    await add(db, 'here');
    expect(await notes(db)).toEqual(['here']);
  });

  it('gives up with the reason after three failed restarts', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const { engine } = await open(folder);
    await rm(join(folder, 'postgres', 'global', 'pg_control'));

    process.kill(await postmasterOf(folder), 'SIGKILL');

    expect(await engine.lost).toMatch(/^PostgreSQL stopped and could not be restarted: .*pg_control/);
  });

  it('gives up, and creates no new cluster, if its data folder was deleted', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const { engine } = await open(folder);
    const postmaster = await postmasterOf(folder);
    await rm(folder, { recursive: true, maxRetries: 5 }); // PostgreSQL may still be writing a file

    process.kill(postmaster, 'SIGKILL');

    expect(await engine.lost).toMatch(/^PostgreSQL stopped and could not be restarted: .*postgres was deleted$/);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('is not restarted after it is closed', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const { close } = await open(folder);
    process.kill(await postmasterOf(folder), 'SIGKILL');

    await close();

    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid')) && isAlive(await postmasterOf(folder))).toBe(false);
  });
});

describe('after its process was killed', () => {
  it('the server that kept running is adopted', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const other = await anotherProcess(folder);
    const orphan = await postmasterOf(folder);
    await killed(other);

    const { db, close } = await open(folder);

    expect(await postmasterOf(folder)).toBe(orphan);
    await add(db, 'through the orphan');
    expect(await notes(db)).toEqual(['through the orphan']);
    await close();
    expect(isAlive(orphan)).toBe(false);
  });

  it('a server that was killed, too, recovers', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const other = await anotherProcess(folder);
    const orphan = await postmasterOf(folder);
    await killed(other);
    process.kill(orphan, 'SIGKILL');
    await waitForExit(orphan, 5000);

    const { db } = await open(folder);

    await add(db, 'recovered');
    expect(await notes(db)).toEqual(['recovered']);
    expect(await postmasterOf(folder)).not.toBe(orphan);
  });

  it('a reused pid is not mistaken for the server', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const first = await open(folder);
    await add(first.db, 'kept');
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await first.close();
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));

    const second = await open(folder);

    expect(await notes(second.db)).toEqual(['kept']);
  });
});

describe('a second start on a folder', () => {
  it('reports that the folder is in use, and leaves the first one alone', { timeout: rounds }, async () => {
    const folder = await aFolder();
    const other = await anotherProcess(folder);

    const second: Promise<{ engine: Engine }> = open(folder);

    await expect(second).rejects.toThrow(
      `${folder} is in use by process ${other.pid}. Stop that process, or set another DATA_DIR.`,
    );
    expect(isAlive(await postmasterOf(folder))).toBe(true);
    await killed(other);
    await (await open(folder)).close();
  });
});
