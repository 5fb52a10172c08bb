import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from '#server/engine/native/processes.ts';
import { aFolder } from '../../support/server/folders.ts';
import { Postil } from '../../support/server/processes/postil.ts';

const password = 'a password of hers';

async function run(env: Readonly<Record<string, string>>, words: string, input?: string) {
  const command = new Postil(env, words.split(' '), input);
  return { code: await command.ended, output: command.output, errors: command.errors };
}

async function signIn(address: string) {
  const body = new URLSearchParams({ username: 'ana', password });
  return (await fetch(`${address}/api/v1/token`, { method: 'POST', body })).status;
}

describe('commands', () => {
  it('work with and without a running server', { timeout: 120_000 }, async () => {
    const folder = await aFolder();
    const env = { DATA_DIR: join(folder, 'data'), TEST_WEB_ROOT: await aFolder(), DEMO: 'false' };
    const server = new Postil(env);
    const address = await server.address();
    const pidFile = await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8');
    const postmaster = Number(pidFile.split('\n')[0]);

    const made = await run(env, 'user create ana', `${password}\nmore lines\n`);
    const signedIn = await signIn(address);

    expect(made).toEqual({ code: 0, output: 'Created annotator ana.\n', errors: '' });
    expect(signedIn).toBe(201);
    expect(isAlive(postmaster)).toBe(true);

    const deleted = await run(env, 'user delete ana');
    const refused = await signIn(address);
    server.kill('SIGTERM');
    await server.ended;
    const listed = await run(env, 'user list');

    expect([deleted.code, refused]).toEqual([0, 401]);
    expect(listed).toEqual({
      code: 0,
      output: 'USERNAME  ROLE   NAME   WORKSPACES\nowner     owner  owner\n',
      errors: '',
    });
    expect(isAlive(postmaster)).toBe(false);
  });
});
