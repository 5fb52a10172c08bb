import { sql } from 'kysely';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';
import type { JobStatus } from '../schema/job-tables.ts';
import { markEnqueued } from './job-signal.ts';

export interface Enqueued {
  readonly id: string;
  readonly status: JobStatus;
}

/** The job starts after the commit. The queue deletes `payload.secret` when the job ends. */
export async function enqueue(trx: Trx, kind: string, payload: JsonObject, datasetId?: string): Promise<Enqueued> {
  markEnqueued(trx);
  return trx
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), dataset_id: datasetId ?? null })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}

/** PostgreSQL limits a parameter to 256 MB. */
const maxBatchChars = 16_000_000;

export async function enqueueAll(
  trx: Trx,
  kind: string,
  payloads: readonly JsonObject[],
  datasetId?: string,
): Promise<void> {
  markEnqueued(trx);
  const texts = payloads.map((payload) => JSON.stringify(payload));
  for (const portion of batchesOf(texts, maxBatchChars))
    await sql`INSERT INTO jobs (kind, dataset_id, payload)
      SELECT ${kind}, ${datasetId ?? null}::uuid, payload::jsonb FROM unnest(${portion}::text[]) AS payload`.execute(
      trx,
    );
}

/** Keeps the order; a text longer than the limit gets a batch of its own. */
export function batchesOf(texts: readonly string[], maxChars: number): readonly (readonly string[])[] {
  const all: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const current = all.at(-1);
    if (current && length + text.length <= maxChars) current.push(text);
    else all.push([text]);
    length = all.at(-1) === current ? length + text.length : text.length;
  }
  return all;
}
