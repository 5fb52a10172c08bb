import { sql } from 'kysely';
import type { Enqueued } from '#server/jobs/enqueue.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobKinds } from '#server/jobs/job.ts';
import { jobKinds } from '#server/jobs/job-kinds.ts';
import { takeJobs } from '#server/jobs/queue.ts';
import { runJob } from '#server/jobs/run-job.ts';
import type { AppDeps } from '#server/resources/shared/route.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import type { Db } from '#server/schema/database.ts';

export const enqueued = (
  db: Db,
  kind: string,
  payload: Readonly<Record<string, unknown>> = {},
  datasetId?: string,
): Promise<Enqueued> => inTransaction(db, (trx) => enqueue(trx, kind, payload, datasetId));

export const backdateJobs = (db: Db, seconds: number) =>
  sql`UPDATE jobs SET run_after = run_after - make_interval(secs => ${seconds}),
    locked_until = locked_until - make_interval(secs => ${seconds}),
    updated_at = updated_at - make_interval(secs => ${seconds})`.execute(db);

export const jobOf = (db: Db, id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function runDueJobs(deps: AppDeps, kinds: JobKinds = jobKinds): Promise<number> {
  const never = new AbortController().signal;
  for (let done = 0; ; done += 1) {
    const [job] = await takeJobs(deps.db, Object.keys(kinds), 1);
    const kind = job && kinds[job.kind];
    if (!kind) return done;
    await runJob(deps, kind, job, never);
  }
}
