import type { Db, Trx } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

const users = (db: Db | Trx) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.role', 'u.api_key_cipher', ...wireTimes('u')])
    .where('u.deleted_at', 'is', null);

export const allUsers = (db: Db | Trx) => users(db).orderBy('u.n').execute();

export const userRow = (db: Db | Trx, id: string) => users(db).where('u.id', '=', id).executeTakeFirst();

export const userNamed = (db: Db | Trx, username: string) =>
  users(db).where('u.username', '=', username).executeTakeFirst();

export const membersOf = (db: Db | Trx, workspaceId: string) =>
  users(db)
    .innerJoin('workspaces_users as wu', 'wu.user_id', 'u.id')
    .where('wu.workspace_id', '=', workspaceId)
    .orderBy('u.n')
    .execute();

export type UserRow = NonNullable<Awaited<ReturnType<typeof userRow>>>;
