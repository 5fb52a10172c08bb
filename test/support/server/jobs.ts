import { sql } from 'kysely';
import type { Enqueued } from '#server/jobs/enqueue.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import type { Db } from '#server/schema/database.ts';

export const enqueued = (
  db: Db,
  kind: string,
  payload: Readonly<Record<string, unknown>> = {},
  datasetId?: string,
): Promise<Enqueued> => inTransaction(db, (trx) => enqueue(trx, kind, payload, datasetId));

/** As if so much time had gone by for all jobs. */
export const letTimePass = (db: Db, seconds: number) =>
  sql`UPDATE jobs SET run_after = run_after - make_interval(secs => ${seconds}),
    locked_until = locked_until - make_interval(secs => ${seconds}),
    updated_at = updated_at - make_interval(secs => ${seconds})`.execute(db);

export const jobOf = (db: Db, id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
