import { sql } from 'kysely';
import type { WirePerson } from '#contract/people/person.ts';
import type { Db } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

const workspaces = sql<WirePerson['workspaces']>`coalesce((
  SELECT json_agg(json_build_object('id', w.id, 'name', w.name) ORDER BY w.name)
  FROM workspaces_users wu JOIN workspaces w ON w.id = wu.workspace_id AND w.deleted_at IS NULL
  WHERE wu.user_id = u.id), '[]'::json)`;

const people = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.role'])
    .select([workspaces.as('workspaces'), wireTimes('u')[0]])
    .where('u.deleted_at', 'is', null);

export const allPeople = (db: Db): Promise<readonly WirePerson[]> => people(db).orderBy('u.n').execute();

export const personRow = (db: Db, id: string): Promise<WirePerson | undefined> =>
  people(db).where('u.id', '=', id).executeTakeFirst();
