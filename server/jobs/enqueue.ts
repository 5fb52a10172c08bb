import { sql } from 'kysely';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';
import type { JobStatus } from '../schema/job-tables.ts';
import { holdsJobs } from './bell.ts';

export interface Enqueued {
  readonly id: string;
  readonly status: JobStatus;
}

/** A job that begins once the transaction holds. What stands in the payload under `secret` goes when the job ends. */
export async function enqueue(trx: Trx, kind: string, payload: JsonObject, datasetId?: string): Promise<Enqueued> {
  holdsJobs(trx);
  return trx
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), dataset_id: datasetId ?? null })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}

/** Many of one kind, in one statement. */
export async function enqueueAll(
  trx: Trx,
  kind: string,
  payloads: readonly JsonObject[],
  datasetId?: string,
): Promise<void> {
  if (payloads.length === 0) return;
  holdsJobs(trx);
  await sql`INSERT INTO jobs (kind, dataset_id, payload)
    SELECT ${kind}, ${datasetId ?? null}::uuid, value
    FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)`.execute(trx);
}
