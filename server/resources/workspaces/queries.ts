import { sql } from 'kysely';
import type { Caller } from '../../auth/caller.ts';
import type { Db, Trx } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

export const isMember = (caller: Caller, workspaceId: string) =>
  sql<boolean>`EXISTS (SELECT FROM workspaces_users wu
    WHERE wu.workspace_id = ${sql.ref(workspaceId)} AND wu.user_id = ${caller.id}::uuid)`;

const workspaces = (db: Db | Trx) =>
  db
    .selectFrom('workspaces as w')
    .select(['w.id', 'w.name', ...wireTimes('w')])
    .where('w.deleted_at', 'is', null);

/** Owners see all workspaces. */
export const workspacesOf = (db: Db, caller: Caller) =>
  workspaces(db)
    .$if(caller.role !== 'owner', (all) => all.where(isMember(caller, 'w.id')))
    .orderBy('w.inserted_at')
    .orderBy('w.id')
    .execute();

/** Memberships, also of owners. */
export const workspacesOfUser = (db: Db, userId: string) =>
  workspaces(db)
    .innerJoin('workspaces_users as wu', 'wu.workspace_id', 'w.id')
    .where('wu.user_id', '=', userId)
    .orderBy('w.inserted_at')
    .orderBy('w.id')
    .execute();

export const workspaceNamed = (db: Db, name: string) => workspaces(db).where('w.name', '=', name).executeTakeFirst();

export const workspaceRow = (db: Db, caller: Caller, id: string) =>
  workspaces(db).select(isMember(caller, 'w.id').as('isMember')).where('w.id', '=', id).executeTakeFirst();

export type WorkspaceRow = Awaited<ReturnType<typeof workspacesOf>>[number];
