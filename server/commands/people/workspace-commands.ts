import { sql } from 'kysely';
import { inTransaction } from '../../resources/shared/transaction.ts';
import {
  addMember,
  createWorkspace,
  deleteWorkspace,
  removeMember,
} from '../../resources/workspaces/change-workspace.ts';
import type { Db } from '../../schema/database.ts';
import type { Command, CommandInput } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { withDatabase } from '../with-database.ts';
import { findUserNamed, findWorkspaceNamed, withMessage } from './find.ts';
import { checkedName } from './names.ts';
import { table } from './table.ts';

const workspacesWithCounts = (db: Db) =>
  db
    .selectFrom('workspaces as w')
    .select([
      'w.name',
      sql<number>`(SELECT count(*) FROM workspaces_users wu JOIN users u ON u.id = wu.user_id
        WHERE wu.workspace_id = w.id AND u.deleted_at IS NULL)`.as('members'),
      sql<number>`(SELECT count(*) FROM datasets d WHERE d.workspace_id = w.id AND d.deleted_at IS NULL)`.as(
        'datasets',
      ),
    ])
    .where('w.deleted_at', 'is', null)
    .orderBy('w.name')
    .execute();

const list = (invocation: Invocation) =>
  withDatabase(invocation, async ({ db }) => {
    const rows = (await workspacesWithCounts(db)).map(({ name, members, datasets }) => [
      name,
      String(members),
      String(datasets),
    ]);
    for (const line of table(['NAME', 'MEMBERS', 'DATASETS'], rows)) invocation.terminal.say(line);
    return 0;
  });

function create(invocation: Invocation, { operands }: CommandInput) {
  const name = checkedName('The name', operands[0]);
  return withDatabase(invocation, async ({ db }) => {
    const created = inTransaction(db, (trx) => createWorkspace(trx, name));
    await withMessage(created, 409, `Workspace ${name} already exists.`);
    invocation.terminal.say(`Created workspace ${name}.`);
    return 0;
  });
}

const add = (invocation: Invocation, { operands: [name = '', username = ''] }: CommandInput) =>
  withDatabase(invocation, async ({ db }) => {
    const workspace = await findWorkspaceNamed(db, name);
    const user = await findUserNamed(db, username);
    const added = inTransaction(db, (trx) => addMember(trx, workspace.id, user.id));
    await withMessage(added, 409, `${username} is already a member of ${name}.`);
    invocation.terminal.say(`Added ${username} to ${name}.`);
    return 0;
  });

const remove = (invocation: Invocation, { operands: [name = '', username = ''] }: CommandInput) =>
  withDatabase(invocation, async ({ db }) => {
    const workspace = await findWorkspaceNamed(db, name);
    const user = await findUserNamed(db, username);
    const removed = inTransaction(db, (trx) => removeMember(trx, workspace.id, user.id));
    await withMessage(removed, 404, `${username} is not a member of ${name}.`);
    invocation.terminal.say(`Removed ${username} from ${name}.`);
    return 0;
  });

const deleteOne = (invocation: Invocation, { operands: [name = ''] }: CommandInput) =>
  withDatabase(invocation, async ({ db }) => {
    const { id } = await findWorkspaceNamed(db, name);
    const deleted = inTransaction(db, (trx) => deleteWorkspace(trx, id));
    await withMessage(deleted, 409, `Workspace ${name} still contains datasets. Delete them first.`);
    invocation.terminal.say(`Deleted workspace ${name}.`);
    return 0;
  });

const member = ['WORKSPACE', 'USERNAME'];

export const workspaceCommands: Readonly<Record<string, Command>> = {
  'workspace create': { operands: ['NAME'], meaning: 'Create a workspace.', run: create },
  'workspace list': { operands: [], meaning: 'List all workspaces.', run: list },
  'workspace add': { operands: member, meaning: 'Add a user to a workspace.', run: add },
  'workspace remove': {
    operands: member,
    meaning: 'Remove a user from a workspace. Their answers are kept.',
    run: remove,
  },
  'workspace delete': { operands: ['NAME'], meaning: 'Delete a workspace that contains no datasets.', run: deleteOne },
};
