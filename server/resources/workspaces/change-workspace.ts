import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { orConflict, unlessTaken } from '../shared/failures/unique.ts';
import { conflict, Refusal } from '../shared/refusal.ts';
import { removeFromTrash } from '../trash/move-to-trash.ts';

export const createWorkspace = (trx: Trx, name: string, id?: string | null) =>
  unlessTaken(
    trx
      .insertInto('workspaces')
      .values({ ...(id && { id }), name })
      .returning('id')
      .executeTakeFirstOrThrow(),
    (part) => conflict(`Workspace ${part} \`${part === 'id' ? id : name}\` is not unique`),
  );

/** Locked, to wait for datasets that are being created or restored. */
export async function deleteWorkspace(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('workspaces').select('id').where('id', '=', id).forUpdate().execute();
  const datasets = trx.selectFrom('datasets').where('workspace_id', '=', id).where('deleted_at', 'is', null);
  if (await datasets.select('id').limit(1).executeTakeFirst())
    throw conflict(`Cannot delete the workspace ${id}. This workspace has some datasets linked`);
  await removeFromTrash(trx, 'workspace_id', id);
  await trx.updateTable('workspaces').set({ deleted_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export const addMember = (trx: Trx, workspaceId: string, userId: string) =>
  orConflict(
    trx.insertInto('workspaces_users').values({ workspace_id: workspaceId, user_id: userId }).execute(),
    `Workspace user with workspace_id \`${workspaceId}\` and user_id \`${userId}\` is not unique`,
  );

export async function removeMember(trx: Trx, workspaceId: string, userId: string): Promise<void> {
  const members = trx.deleteFrom('workspaces_users').where('workspace_id', '=', workspaceId);
  const { numDeletedRows } = await members.where('user_id', '=', userId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw memberNotFound(workspaceId, userId);
}

export const memberNotFound = (workspaceId: string, userId: string) =>
  new Refusal(404, {
    detail: `WorkspaceUser not found filtering by workspace_id=${workspaceId}, user_id=${userId}`,
  });
