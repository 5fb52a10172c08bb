import { sql } from 'kysely';
import type { WireJob } from '#contract/datasets/job.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { isMember } from '../workspaces/queries.ts';

/** Only owners see jobs of deleted datasets. */
const jobRow = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('jobs as j')
    .leftJoin('datasets as d', (join) => join.onRef('d.id', '=', 'j.dataset_id').on('d.deleted_at', 'is', null))
    .select(['j.id', 'j.status', 'j.error', 'j.progress'])
    .select(sql<boolean>`coalesce(${isMember(caller, 'd.workspace_id')}, false)`.as('isMember'))
    .where('j.id', '=', id)
    .executeTakeFirst();

type JobRow = NonNullable<Awaited<ReturnType<typeof jobRow>>>;

/** Errors of failed jobs only. */
const presentJob = ({ id, status, error, progress }: Omit<JobRow, 'isMember'>): WireJob => ({
  id,
  status,
  ...(status === 'failed' && error !== null && { error }),
  ...(progress !== null && { progress }),
});

async function findJob({ db, caller, id }: CallContext<unknown>) {
  const job = await jobRow(db, caller, id);
  if (!job) throw notFound('Job', id);
  return job;
}

export function jobRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/jobs/:job_id', {
      find: findJob,
      may: 'owners and workspace admins read a job',
      handle: async (_, job) => presentJob(job),
    }),
  ];
}
