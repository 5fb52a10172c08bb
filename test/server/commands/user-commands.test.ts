import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showApiKey } from '#server/auth/keys/api-keys.ts';
import { isPassword } from '#server/auth/keys/passwords.ts';
import { aCommandLine, type CommandLine } from '../../support/commands/command-line.ts';

const password = 'a password of hers';

describe('postil user', () => {
  let line: CommandLine;

  beforeEach(async () => {
    line = await aCommandLine();
    await line.run('user create boss --role owner', { piped: password });
  });
  afterEach(() => line.close());

  const user = (username: string) =>
    line.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

  it('create asks for a password twice, without naming it anywhere', async () => {
    await line.run('workspace create team');

    const { code, output, errors, asked } = await line.run(
      'user create ana --role admin --first-name Ana --last-name Bie --workspace team',
      { typed: [password, password] },
    );

    const { role, first_name, last_name, password_hash, password_is_personal } = await user('ana');
    expect([code, output, errors]).toEqual([0, ['Made the admin ana.'], []]);
    expect(asked).toEqual(['Password (leave it empty to have one made up): ', 'The same again: ']);
    expect([role, first_name, last_name, password_is_personal]).toEqual(['admin', 'Ana', 'Bie', true]);
    expect(await isPassword(password_hash, password)).toBe(true);
    expect((await line.run('workspace list')).output[1]).toMatch(/^team +1 /);
  });

  it.each([
    ['left empty', 'user create ana', { typed: [''] }],
    ['not wanted', 'user create ana --generate-password', {}],
  ])('create makes a password up where it is %s, and prints it once', async (_, words, input) => {
    const { code, output } = await line.run(words, input);

    const made = /^Password: (\S+) \(it is not shown again\)$/.exec(output[1] ?? '')?.[1] ?? '';
    const { password_hash, password_is_personal } = await user('ana');
    expect([code, output[0]]).toEqual([0, 'Made the annotator ana.']);
    expect(await isPassword(password_hash, made)).toBe(true);
    expect(password_is_personal).toBe(false);
  });

  it('create wants an owner before anybody else', async () => {
    const empty = await aCommandLine();

    const { code, errors } = await empty.run('user create ana', { piped: password });
    await empty.close();

    expect(code).toBe(1);
    expect(errors).toEqual(['There is no owner yet. Start Postil once, or make one with --role owner.']);
  });

  it('list shows who there is, and passes on nothing that steers a terminal', async () => {
    await line.run('user create ana --first-name \u001b[31mAna', { piped: password });

    const { output } = await line.run('user list');

    expect(output).toEqual([
      'USERNAME  ROLE       NAME      WORKSPACES',
      'boss      owner      boss',
      'ana       annotator  ?[31mAna',
    ]);
  });

  it('role and password change what is asked for and nothing else', async () => {
    await line.run('user create ana', { piped: password });
    const before = await user('ana');

    const answers = [
      await line.run('user role ana admin'),
      await line.run('user password ana', { piped: 'another password' }),
    ];

    const { role, password_hash, sessions_ended, updated_at: _, ...after } = await user('ana');
    expect(answers.map(({ output }) => output)).toEqual([['ana has the role admin now.'], ['ana has a new password.']]);
    expect(role).toBe('admin');
    expect(await isPassword(password_hash, 'another password')).toBe(true);
    expect(sessions_ended).toBe(before.sessions_ended + 1);
    expect(before).toMatchObject(after);
  });

  it('api-key makes a new key, which is the one that is printed', async () => {
    const before = await user('boss');

    const { output } = await line.run('user api-key boss');

    const { api_key_cipher, api_key_hash } = await user('boss');
    expect(output).toEqual([
      'boss has a new API key; the old one works no more.',
      `API key: ${showApiKey(api_key_cipher, line.secrets.cipherKey)} (it is not shown here again)`,
    ]);
    expect(api_key_hash.equals(before.api_key_hash)).toBe(false);
  });

  it('delete leaves the name to somebody else', async () => {
    await line.run('user create ana', { piped: password });

    const { output } = await line.run('user delete ana');
    const again = await line.run('user create ana', { piped: password });

    expect(output).toEqual(['Deleted ana. What ana has answered stays.']);
    expect(again.code).toBe(0);
  });
});

describe('postil user, asked for something wrong,', () => {
  let line: CommandLine;

  beforeAll(async () => {
    line = await aCommandLine();
    await line.run('user create boss --role owner', { piped: password });
  });
  afterAll(() => line.close());

  it.each([
    ['user create', {}, 'user create needs USERNAME; --help says more.', 2],
    ['user create ana bo', {}, 'user create takes no "bo"; --help says more.', 2],
    ['user create ana --sail', {}, '--sail is not known here; --help lists what is.', 2],
    ['user create ana --role', {}, '--role is given in a way that is not known; --help says how.', 2],
    ['user create ana --role king', {}, 'The role must be one of owner, admin, annotator, not "king".', 2],
    [`user create ${'n'.repeat(201)}`, {}, 'The username must be 1 to 200 characters long.', 2],
    ['user create ana', {}, 'No password came on standard input; --generate-password makes one up.', 2],
    ['user create ana', { piped: 'short' }, 'The password must be 8 to 100 characters long, not 5.', 2],
    ['user create ana', { typed: [password, 'another'] }, 'The two passwords differ; nothing was changed.', 1],
    ['user create boss', { piped: password }, 'There is a user boss already.', 1],
    ['user create ana --port x', { piped: password }, '--port must be a whole number from 0 to 65535, not "x".', 2],
    [
      'user create ana --workspace nowhere',
      { piped: password },
      'There is no workspace nowhere. postil workspace list tells which there are.',
      1,
    ],
    ['user role nobody admin', {}, 'There is no user nobody. postil user list tells who there is.', 1],
    ['user delete boss', {}, 'The last owner cannot be deleted or given another role.', 1],
    ['user role boss annotator', {}, 'The last owner cannot be deleted or given another role.', 1],
    ['user fire ana', {}, 'user is followed by one of create, list, role, password, api-key, delete.', 2],
    ['sail', {}, 'sail is not known here; --help lists what is.', 2],
  ])('ends with one line for "%.40s"', async (words, input, error, exitCode) => {
    const { code, output, errors } = await line.run(words, input);

    expect([code, output, errors]).toEqual([exitCode, [], [error]]);
    expect(await line.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'boss' }]);
  });
});
