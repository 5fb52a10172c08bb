import { type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '../schema/column.ts';
import type { Db } from '../schema/database.ts';
import { type Job, TakenOver } from './job.ts';

/** Jobs of a dead process restart after this time. */
export const leaseSeconds = 60;

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
const mayBeDue = sql`status IN ('queued', 'started', 'scheduled', 'deferred')`;

/** Takes due jobs with a lease. */
export async function takeJobs(db: Db, kinds: readonly string[], count: number): Promise<readonly Job[]> {
  const { rows } = await sql<Omit<Job, 'payload' | 'progress'> & Partial<Pick<Job, 'payload' | 'progress'>>>`
    WITH due AS MATERIALIZED (SELECT id FROM jobs
      WHERE ${mayBeDue} AND kind IN (${sql.join(kinds)}) AND run_after <= now()
      ORDER BY run_after LIMIT ${count} FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET status = 'started', attempts = attempts + 1, failures = failures + (status = 'started')::int,
      locked_until = ${lease}, run_after = ${lease}, updated_at = now()
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, kind, dataset_id AS "datasetId", coalesce(payload, '{}') AS payload,
      coalesce(progress, '{}') AS progress, attempts AS attempt, failures`.execute(db);
  return rows.map((row) => ({ ...row, payload: row.payload ?? {}, progress: row.progress ?? {} }));
}

/** Returns false if another process has taken over the job. */
async function change(db: Db, { id, attempt }: Job, changes: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE jobs SET ${changes}, updated_at = now()
    WHERE id = ${id}::uuid AND attempts = ${attempt} AND status = 'started'`.execute(db);
  return numAffectedRows === 1n;
}

const withoutSecretAndLease = sql`payload = payload - 'secret', locked_until = NULL`;

export const renewLease = (db: Db, job: Job) => change(db, job, sql`locked_until = ${lease}, run_after = ${lease}`);

export async function storeProgress(db: Db, job: Job, progress: JsonObject): Promise<void> {
  const changes = sql`progress = ${JSON.stringify(progress)}::jsonb, failures = 0, locked_until = ${lease},
    run_after = ${lease}`;
  if (!(await change(db, job, changes))) throw new TakenOver();
}

export const finishJob = (db: Db, job: Job) =>
  change(db, job, sql`status = 'finished', error = NULL, ${withoutSecretAndLease}`);

export const failJob = (db: Db, job: Job, reason: string) =>
  change(db, job, sql`status = 'failed', error = ${reason}, ${withoutSecretAndLease}`);

export const scheduleRetry = (db: Db, job: Job, seconds: number, reason: string) =>
  change(
    db,
    job,
    sql`status = 'scheduled', error = ${reason}, failures = failures + 1, locked_until = NULL,
      run_after = now() + make_interval(secs => ${seconds})`,
  );

/** Does not count as a failure. */
export const requeueJob = (db: Db, job: Job, seconds = 0) =>
  change(db, job, sql`status = 'queued', locked_until = NULL, run_after = now() + make_interval(secs => ${seconds})`);

export const deleteJob = (db: Db, { id, attempt }: Job) =>
  db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempt).execute();

const retentionDays = 7;

export const deleteOldJobs = (db: Db) =>
  sql`DELETE FROM jobs WHERE status IN ('finished', 'failed', 'stopped', 'canceled')
    AND updated_at < now() - make_interval(days => ${retentionDays})`.execute(db);
