import { newApiKey, storeApiKey } from '../../auth/keys/api-keys.ts';
import { inTransaction } from '../../resources/shared/transaction.ts';
import { changeUser, deleteUser } from '../../resources/users/change-user.ts';
import { allUsers } from '../../resources/users/queries.ts';
import { workspacesOfUser } from '../../resources/workspaces/queries.ts';
import type { Command, CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { withDatabase } from '../with-database.ts';
import { choosePassword, generateOption, sayGenerated } from './choose-password.ts';
import { createUserCommand, roleOf } from './create-user-command.ts';
import { findUserNamed } from './find.ts';
import { table } from './table.ts';

const list = (invocation: Invocation) =>
  withDatabase(invocation, async ({ db }) => {
    const rows: string[][] = [];
    for (const { id, username, role, first_name, last_name } of await allUsers(db)) {
      const workspaces = (await workspacesOfUser(db, id)).map(({ name }) => name);
      rows.push([username, role, [first_name, last_name ?? ''].join(' ').trim(), workspaces.join(', ')]);
    }
    for (const line of table(['USERNAME', 'ROLE', 'NAME', 'WORKSPACES'], rows)) invocation.terminal.say(line);
    return 0;
  });

function changeRole(invocation: Invocation, { operands: [username = '', word = ''] }: CommandInput) {
  const role = roleOf(word);
  return withDatabase(invocation, async ({ db }) => {
    const { id } = await findUserNamed(db, username);
    await inTransaction(db, (trx) => changeUser(trx, id, { role }));
    invocation.terminal.say(`Changed the role of ${username} to ${role}.`);
    return 0;
  });
}

async function changePassword(invocation: Invocation, given: CommandInput) {
  const [username = ''] = given.operands;
  const chosen = await choosePassword(invocation.terminal, given);
  return withDatabase(invocation, async ({ db }) => {
    const { id } = await findUserNamed(db, username);
    const change = { password: chosen.password, passwordIsPersonal: chosen.isPersonal };
    await inTransaction(db, (trx) => changeUser(trx, id, change));
    invocation.terminal.say(`Changed the password of ${username}.`);
    sayGenerated(invocation.terminal, chosen);
    return 0;
  });
}

const changeApiKey = (invocation: Invocation, { operands: [username = ''] }: CommandInput) =>
  withDatabase(invocation, async ({ db, secrets }) => {
    const { id } = await findUserNamed(db, username);
    const key = newApiKey();
    await db.updateTable('users').set(storeApiKey(key, secrets.cipherKey)).where('id', '=', id).execute();
    invocation.terminal.say(`Created an API key for ${username}. The previous key no longer works.`);
    invocation.terminal.say(`API key: ${key} (it is not shown here again)`);
    return 0;
  });

const remove = (invocation: Invocation, { operands: [username = ''] }: CommandInput) =>
  withDatabase(invocation, async ({ db }) => {
    const { id } = await findUserNamed(db, username);
    await inTransaction(db, (trx) => deleteUser(trx, id));
    invocation.terminal.say(`Deleted user ${username}. Their answers are kept.`);
    return 0;
  });

export const userCommands: Readonly<Record<string, Command>> = {
  'user create': createUserCommand,
  'user list': { operands: [], meaning: 'List all users with their roles and workspaces.', run: list },
  'user role': {
    operands: ['USERNAME', 'ROLE'],
    meaning: 'Change the role of a user to owner, admin or annotator.',
    run: changeRole,
  },
  'user password': {
    operands: ['USERNAME'],
    options: generateOption,
    usage: '[--generate-password]',
    meaning: 'Change the password of a user. It is read from a prompt or from standard input.',
    run: changePassword,
  },
  'user api-key': {
    operands: ['USERNAME'],
    meaning: 'Replace the API key of a user, and print the new key once.',
    run: changeApiKey,
  },
  'user delete': { operands: ['USERNAME'], meaning: 'Delete a user. Their answers are kept.', run: remove },
};
