import { sql } from 'kysely';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';
import type { JobStatus } from '../schema/job-tables.ts';
import { markEnqueued } from './job-signal.ts';

export interface Enqueued {
  readonly id: string;
  readonly status: JobStatus;
}

/** A job that begins once the transaction holds. What stands in the payload under `secret` goes when the job ends. */
export async function enqueue(trx: Trx, kind: string, payload: JsonObject, datasetId?: string): Promise<Enqueued> {
  markEnqueued(trx);
  return trx
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), dataset_id: datasetId ?? null })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}

/** The database takes no list of them that is larger than 256 MB. */
const maxBatchChars = 16_000_000;

/** Many of one kind. */
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

/** In their order, in portions that are no longer than this together, unless a single one is. */
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
