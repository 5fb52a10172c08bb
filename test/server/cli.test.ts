import { existsSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from '#server/engine/native/processes.ts';
import { aFolder } from '../support/server/folders.ts';
import { Postil } from '../support/server/processes/postil.ts';

const slow = { timeout: 60_000 };

const aDataFolder = async () => {
  const folder = join(await aFolder(), 'data');
  return { folder, env: { DATA_DIR: folder, TEST_WEB_ROOT: await aFolder(), DEMO: 'false' } };
};

const postmasterOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the program', () => {
  it.each([
    [{ PORT: 'eighty' }, [], 'PORT must be a whole number from 0 to 65535, not "eighty".\n'],
    [{ OWNER_PASSWORD: 'short' }, [], 'OWNER_PASSWORD must be 8 to 100 characters long, not 5.\n'],
    [{}, ['--sail'], 'Unknown option --sail. See postil --help.\n'],
  ])('exits with one line and code 2 for %j %j', slow, async (env, args, line) => {
    const postil = new Postil({ ...(await aDataFolder()).env, ...env }, args);

    expect(await postil.ended).toBe(2);
    expect(postil.errors).toBe(line);
    expect(postil.output).toBe('');
  });

  it('prints its settings and its version', slow, async () => {
    const [help, version] = [new Postil({}, ['--help']), new Postil({}, ['--version'])];

    expect(await help.ended).toBe(0);
    expect(help.output).toMatch(/^ {2}PORT .*--port .*\[4680\]$/m);
    expect(await version.ended).toBe(0);
    expect(version.output).toBe('1.2.3\n');
  });
});

describe('a running server', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops everything on %s', slow, async (signal) => {
    const { folder, env } = await aDataFolder();
    const postil = new Postil(env);
    await postil.address();
    const postmaster = await postmasterOf(folder);

    postil.kill(signal);

    expect(await postil.ended).toBe(0);
    expect(postil.errors).toBe('');
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('restarts a killed PostgreSQL and goes on', slow, async () => {
    const { folder, env } = await aDataFolder();
    const postil = new Postil(env);
    const address = await postil.address();
    const isReady = async () => (await fetch(`${address}/readyz`)).status;
    expect(await isReady()).toBe(200);

    process.kill(await postmasterOf(folder), 'SIGKILL');

    await expect
      .poll(() => postil.errors, { timeout: 30_000 })
      .toContain('PostgreSQL stopped unexpectedly and was restarted');
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  });

  it('exits with a line when its PostgreSQL cannot be restarted', slow, async () => {
    const { folder, env } = await aDataFolder();
    const postil = new Postil(env);
    await postil.address();
    await rm(join(folder, 'postgres', 'global', 'pg_control'));

    process.kill(await postmasterOf(folder), 'SIGKILL');

    expect(await postil.ended).toBe(1);
    expect(postil.errors).toMatch(/^PostgreSQL stopped and could not be restarted: .*\n$/m);
  });

  it('needs the secrets of its data, until they are renewed', slow, async () => {
    const { folder, env } = await aDataFolder();
    const first = new Postil(env);
    await first.address();
    first.kill('SIGTERM');
    await first.ended;
    await rm(join(folder, 'secrets.json'));

    for (const args of [[], ['user', 'list']]) {
      const refused = new Postil(env, args);
      expect(await refused.ended).toBe(1);
      expect(refused.errors).toMatch(
        /^\S+secrets\.json is missing, and the data in this folder cannot be opened without it\. .*secrets renew/,
      );
    }
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);

    const renewing = new Postil(env, ['secrets', 'renew']);
    expect(await renewing.ended).toBe(0);
    await new Postil(env).address();
  });

  it('refuses the secrets of other data', slow, async () => {
    const [here, there] = [await aDataFolder(), await aDataFolder()];
    for (const { env } of [here, there]) {
      const postil = new Postil(env);
      await postil.address();
      postil.kill('SIGTERM');
      await postil.ended;
    }
    await copyFile(join(there.folder, 'secrets.json'), join(here.folder, 'secrets.json'));

    const postil = new Postil(here.env);

    expect(await postil.ended).toBe(1);
    expect(postil.errors).toMatch(/^The secrets in \S+secrets\.json do not match the database\./m);
  });

  it('locks its folder: a second one exits with a line', slow, async () => {
    const { folder, env } = await aDataFolder();
    const first = new Postil(env);
    const address = await first.address();

    const second = new Postil(env);

    expect(await second.ended).toBe(1);
    expect(second.errors).toBe(
      `${folder} is in use by process ${first.pid}. Stop that process, or set another DATA_DIR.\n`,
    );
    expect((await fetch(`${address}/api/v1/status`)).ok).toBe(true);
  });

  it('that was killed is followed by one with the same data', slow, async () => {
    const { folder, env } = await aDataFolder();
    const first = new Postil(env);
    await first.address();
    const postmaster = await postmasterOf(folder);
    first.kill('SIGKILL');
    await first.ended;

    const second = new Postil(env);
    const address = await second.address();

    expect(await postmasterOf(folder)).toBe(postmaster);
    expect((await fetch(`${address}/api/v1/status`)).ok).toBe(true);
  });
});
