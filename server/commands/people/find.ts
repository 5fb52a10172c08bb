import { Refusal } from '../../resources/shared/refusal.ts';
import { userNamed } from '../../resources/users/queries.ts';
import { workspaceNamed } from '../../resources/workspaces/queries.ts';
import type { Db } from '../../schema/database.ts';
import { StartError } from '../../start-error.ts';

export async function findUserNamed(db: Db, username: string) {
  const user = await userNamed(db, username);
  if (!user) throw new StartError(`User ${username} not found. See postil user list.`);
  return user;
}

export async function findWorkspaceNamed(db: Db, name: string) {
  const workspace = await workspaceNamed(db, name);
  if (!workspace) throw new StartError(`Workspace ${name} not found. See postil workspace list.`);
  return workspace;
}

/** Replaces a message about ids with one about names. */
export async function withMessage<T>(work: Promise<T>, status: Refusal['status'], line: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal && error.status === status ? new StartError(line) : error;
  }
}
