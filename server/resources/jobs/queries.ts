import { sql } from 'kysely';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { isMember } from '../workspaces/queries.ts';

/** What it is about may be gone by now; then only owners see it. */
export const jobRow = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('jobs as j')
    .leftJoin('datasets as d', (join) => join.onRef('d.id', '=', 'j.dataset_id').on('d.deleted_at', 'is', null))
    .select(['j.id', 'j.status', 'j.error', 'j.progress'])
    .select(sql<boolean>`coalesce(${isMember(caller, 'd.workspace_id')}, false)`.as('isMember'))
    .where('j.id', '=', id)
    .executeTakeFirst();

export type JobRow = NonNullable<Awaited<ReturnType<typeof jobRow>>>;
