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
