import { wireRoles } from '#contract/session/user.ts';
import { createUser } from '../../auth/create-user.ts';
import { hasOwner } from '../../auth/first-owner.ts';
import { orConflict } from '../../resources/shared/failures/unique.ts';
import { inTransaction } from '../../resources/shared/transaction.ts';
import { addMember } from '../../resources/workspaces/change-workspace.ts';
import type { Db } from '../../schema/database.ts';
import type { Role } from '../../schema/dataset-tables.ts';
import { oneOf, WrongValue } from '../../settings/setting.ts';
import { StartError } from '../../start-error.ts';
import type { Command, CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { withDatabase } from '../with-database.ts';
import { choosePassword, generateOption, sayGenerated } from './choose-password.ts';
import { findWorkspaceNamed, withMessage } from './find.ts';
import { checkedName } from './names.ts';

export function roleOf(text: string): Role {
  try {
    return oneOf(...wireRoles)(text);
  } catch (error) {
    throw error instanceof WrongValue ? new WrongValue(`The role must be ${error.message}`) : error;
  }
}

async function workspacesNamed(db: Db, names: readonly string[]) {
  const found = [];
  for (const name of new Set(names)) found.push(await findWorkspaceNamed(db, name));
  return found;
}

/** The server creates the first owner only in a database without users. */
async function checkFirst(db: Db, role: Role) {
  if (role === 'owner' || (await hasOwner(db))) return;
  throw new StartError('No owner exists yet. Start the server once, or create an owner with --role owner.');
}

async function run(invocation: Invocation, given: CommandInput) {
  const { terminal } = invocation;
  const text = (option: string) => given.texts.get(option)?.[0];
  const username = checkedName('The username', given.operands[0]);
  const role = roleOf(text('role') ?? 'annotator');
  const firstName = checkedName('--first-name', text('first-name') ?? username);
  const lastName = text('last-name');
  const names = { firstName, ...(lastName && { lastName: checkedName('--last-name', lastName) }) };
  const chosen = await choosePassword(terminal, given);
  const user = { username, role, ...names, password: chosen.password, passwordIsPersonal: chosen.isPersonal };

  return withDatabase(invocation, async ({ db, secrets }) => {
    await checkFirst(db, role);
    const workspaces = await workspacesNamed(db, given.texts.get('workspace') ?? []);
    const created = inTransaction(db, async (trx) => {
      const { id } = await createUser(trx, secrets.cipherKey, user);
      for (const workspace of workspaces) await addMember(trx, workspace.id, id);
    });
    await withMessage(orConflict(created, username), 409, `User ${username} already exists.`);
    terminal.say(`Created ${role} ${username}.`);
    sayGenerated(terminal, chosen);
    return 0;
  });
}

export const createUserCommand: Command = {
  operands: ['USERNAME'],
  options: {
    role: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    workspace: { type: 'string', multiple: true },
    ...generateOption,
  },
  usage: '[--role ROLE] [--first-name NAME] [--last-name NAME] [--workspace NAME]... [--generate-password]',
  meaning:
    'Create a user. ROLE is annotator (default), admin or owner. The password is read from a prompt or from standard input.',
  run,
};
