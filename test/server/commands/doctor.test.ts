import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from '#server/engine/data-lock.ts';
import { readSecrets } from '#server/secrets.ts';
import { aCommandLine, type CommandLine, runPlayed } from '../../support/commands/command-line.ts';
import { aFolder } from '../../support/server/folders.ts';

async function listening(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const postil: RequestListener = (_, response) => response.end(JSON.stringify({ postil: { features: [] } }));
const stranger: RequestListener = (_, response) => response.end('hello');

describe('postil doctor', () => {
  let line: CommandLine;

  beforeAll(async () => {
    line = await aCommandLine();
    await line.run('user create ana --role owner --generate-password');
  });
  afterAll(() => line.close());

  const doctor = async (env: Readonly<Record<string, string>>) => {
    const { code, output, errors } = await runPlayed(['doctor'], env);
    const findings = output.filter((each) => /^[✓✗]/.test(each));
    return { code, errors, findings, settings: output.filter((each) => each.startsWith('  ')) };
  };
  const wrong = ({ findings }: { findings: readonly string[] }) => findings.filter((each) => each.startsWith('✗'));

  it('finds everything in order and exits with 0', async () => {
    const { code, findings, errors } = await doctor({ ...line.env, PORT: '0' });

    expect([code, errors]).toEqual([0, []]);
    expect(findings).toEqual([
      expect.stringMatching(/^✓ Postil 1\.2\.3 on Node /),
      `✓ Data folder: ${line.env.DATA_DIR}`,
      expect.stringMatching(/^✓ Permissions of \S+: 07\d\d$/),
      expect.stringMatching(/^✓ Permissions of \S+secrets\.json: 0600$/),
      expect.stringMatching(/^✓ Free disk space for the data folder: [\d.]+ GB$/),
      '✓ Port: a free port is selected at start',
      expect.stringMatching(/^✓ Database: PostgreSQL \d+ at localhost\/test_/),
      expect.stringMatching(/^✓ PostgreSQL \d+\.\d+ .*accepts connections$/),
      expect.stringMatching(/^✓ pgvector: /),
      '✓ Tables: up to date',
      '✓ Owner: exists',
    ]);
  });

  it('prints the settings without secrets', async () => {
    const { settings } = await doctor({ ...line.env, PORT: '0', OWNER_PASSWORD: 'never to be seen' });

    expect(settings).toContain('  PORT                          0');
    expect(settings).toContain('  HOST                          127.0.0.1');
    expect(settings).toContain('  OWNER_PASSWORD                (set, not shown)');
    expect(settings).toContain('  DATABASE_URL                  (set, not shown)');
    expect(settings.join()).not.toMatch('never to be seen');
  });

  it('passes before the first start, and creates nothing', async () => {
    const folder = await aFolder();
    const { code, findings } = await doctor({ DATA_DIR: join(folder, 'data'), PORT: '0' });

    expect(code).toBe(0);
    expect(findings).toContain(`✓ Data folder: ${join(folder, 'data')} (created at the first start)`);
    expect(findings).toContain('✓ Database: none yet (created at the first start)');
    await expect(rm(join(folder, 'data'), { recursive: true })).rejects.toThrow('ENOENT');
  });

  it('checks a database before the first start', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'postil-test-'));
    const { code, findings } = await doctor({ ...line.env, DATA_DIR: empty, PORT: '0' });
    await rm(empty, { recursive: true });

    expect(code).toBe(0);
    expect(findings).toContain('✓ Owner: exists');
  });

  it.each([
    ['another program', stranger, 'is in use by another program. Set another PORT.'],
    ['a Postil over other data', postil, 'in use by a Postil server with other data'],
  ])('reports that the port is taken by %s', async (_, handle, reason) => {
    const port = await listening(handle);
    const found = await doctor({ DATA_DIR: '/nonexistent/of/tests', PORT: String(port) });

    expect(found.code).toBe(1);
    expect(wrong(found)).toEqual([expect.stringContaining(reason)]);
    expect(wrong(found)[0]).toMatch(String(port));
  });

  it('recognises the server on the same data', async () => {
    const port = await listening(postil);
    const folder = await aFolder();
    await readSecrets(folder);
    onTestFinished(lockDataFolder(folder));
    await mkdir(join(folder, 'pglite', 'postil'), { recursive: true });
    const { code, findings } = await doctor({ DATA_DIR: folder, PORT: String(port) });

    expect(code).toBe(1);
    expect(findings.at(-1)).toMatch(/^✗ Database: .* is in use by process \d+, and PGlite allows only one process/);
    expect(findings).toContain(`✓ Postil is running on http://127.0.0.1:${port}/`);
  });

  it('reports files that other users can read', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'secrets.json'), '{}', { mode: 0o644 });
    await chmod(folder, 0o777);

    const found = await doctor({ DATA_DIR: folder, PORT: '0' });

    expect(found.code).toBe(1);
    expect(wrong(found).slice(0, 2)).toEqual([
      `✗ Permissions of ${folder} are too open (0777). Run: chmod go-w ${folder}`,
      `✗ Permissions of ${join(folder, 'secrets.json')} are too open (0644). Run: chmod 600 ${join(folder, 'secrets.json')}`,
    ]);
  });

  it('explains why a folder or a database cannot be used', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'file'), '');
    const inFile = await doctor({ DATA_DIR: join(folder, 'file'), PORT: '0' });
    await mkdir(join(folder, 'data'));
    const nowhere = { DATA_DIR: join(folder, 'data'), PORT: '0', DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' };
    const noDatabase = await doctor(nowhere);

    expect(wrong(inFile)).toEqual([
      `✗ Data folder: ${join(folder, 'file')} is not a folder or not writable. Check its permissions or set DATA_DIR`,
    ]);
    expect(wrong(noDatabase)).toEqual([
      '✗ Database: DATABASE_URL (127.0.0.1:1/c): connection refused. Check that PostgreSQL is running and accepts connections there.',
    ]);
    expect([inFile.code, inFile.errors, noDatabase.code]).toEqual([1, [], 1]);
  });

  it('reports tables of another version', async () => {
    const { db } = line;
    await sql`INSERT INTO kysely_migration VALUES ('0099-future', '2099')`.execute(db);
    const found = await doctor({ ...line.env, PORT: '0' });
    await sql`DELETE FROM kysely_migration WHERE name = '0099-future'`.execute(db);

    expect(wrong(found)).toEqual([expect.stringContaining('it has the unknown migrations 0099-future')]);
    expect(found.code).toBe(1);
  });

  it('warns of a generated password before the server listens beyond loopback', async () => {
    const found = await doctor({ ...line.env, PORT: '0', HOST: '0.0.0.0' });

    expect(wrong(found)).toEqual([
      '✗ Owner: to listen on 0.0.0.0, every owner must replace the generated password (postil user password)',
    ]);
  });

  it('checks the other server of API_URL', async () => {
    const port = await listening(postil);
    const here = await doctor({ API_URL: `http://127.0.0.1:${port}`, PORT: '0' });
    const gone = await doctor({ API_URL: 'http://127.0.0.1:1', PORT: '0' });

    expect([here.code, gone.code]).toEqual([0, 1]);
    expect(wrong(gone)).toEqual([
      '✗ API_URL: no valid response from http://127.0.0.1:1. Check the URL and that the server is running',
    ]);
  });

  it('exits with 2 for an invalid setting', async () => {
    const { code, errors } = await doctor({ PORT: 'eighty' });

    expect([code, errors]).toEqual([2, ['PORT must be a whole number from 0 to 65535, not "eighty".']]);
  });
});
