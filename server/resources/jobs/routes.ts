import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type Call, guard, type Route } from '../shared/route.ts';
import { presentJob } from './presenter.ts';
import { jobRow } from './queries.ts';

async function findJob({ db, caller, id }: Call<unknown>) {
  const job = await jobRow(db, caller, id);
  if (!job) throw notFound('Job', id);
  return job;
}

/** What became of work that goes on beside requests. */
export function jobRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/jobs/:job_id', {
      find: findJob,
      may: 'owners and leading members see a job',
      handle: async (_, job) => presentJob(job),
    }),
  ];
}
