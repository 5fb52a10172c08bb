import { sql } from 'kysely';
import { enqueue, enqueueAll } from '../../jobs/enqueue.ts';
import type { Trx } from '../../schema/database.ts';
import { isInTrash } from './queries.ts';

interface DatasetDeletion {
  readonly ds: number;
  readonly by: string;
  readonly days: number;
}

/** A job deletes the records later. */
export async function moveToTrash(trx: Trx, { ds, by, days }: DatasetDeletion): Promise<void> {
  const removed_at = sql<Date>`now() + make_interval(days => ${days})`;
  const marked = { deleted_at: sql<Date>`now()`, deleted_by: by, removed_at };
  await trx.updateTable('datasets').set(marked).where('ds', '=', ds).execute();
  if (days === 0) await enqueue(trx, 'drop-dataset', { ds });
}

/** Makes datasets unrestorable; jobs delete them. */
export async function removeFromTrash(trx: Trx, column: 'workspace_id' | 'id', id: string): Promise<number> {
  const { rows } = await sql<{ ds: number }>`UPDATE datasets SET removed_at = clock_timestamp()
    WHERE ${sql.ref(column)} = ${id}::uuid AND ${isInTrash} RETURNING ds`.execute(trx);
  await enqueueAll(
    trx,
    'drop-dataset',
    rows.map(({ ds }) => ({ ds })),
  );
  return rows.length;
}
