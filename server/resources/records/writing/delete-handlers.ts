import { sql } from 'kysely';
import type { WireRecord } from '#contract/annotation/record.ts';
import { wireLimits } from '#contract/limits.ts';
import { transactionWithEvents } from '../../../live/transaction-with-events.ts';
import type { Trx } from '../../../schema/database.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { lockRecords } from '../../responses/lock-records.ts';
import { readIdList } from '../../shared/read-ids.ts';
import { notFound } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { presentRecord } from '../presenter.ts';
import { type RecordRef, recordRows } from '../queries.ts';
import { fullView } from '../view.ts';
import { deleteRecords } from './delete-records.ts';

const rowsOf = (trx: Trx, ds: number, ids: readonly string[]) =>
  trx
    .selectFrom('record_ids')
    .select(['id', 'seq'])
    .where('ds', '=', ds)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('seq')
    .execute();

/** Ignores ids of other datasets. */
export async function deleteMany(call: CallContext, found: FoundDataset): Promise<undefined> {
  const ids = readIdList(call.request, wireLimits.deletedAtOnce.max, 'records');
  await transactionWithEvents(call, async (trx, emit) => {
    const { ds } = await lockDataset(trx, found);
    const rows = await rowsOf(trx, ds, ids);
    if (rows.length === 0) return;
    const seqs = rows.map(({ seq }) => seq);
    await lockRecords(trx, ds, seqs);
    await emit({ type: 'record.deleted', datasetId: found.id, ids: rows.map(({ id }) => id) });
    await deleteRecords(trx, ds, seqs, call.caller.n);
  });
}

/** Returns the deleted record. */
export function deleteOne(call: CallContext, { ds, seq, datasetId }: RecordRef): Promise<WireRecord> {
  return transactionWithEvents(call, async (trx, emit) => {
    await lockDataset(trx, { id: datasetId });
    await lockRecords(trx, ds, [seq]);
    const view = fullView(call, { ds, id: datasetId });
    const [row] = await recordRows(trx, view, [seq]);
    if (!row) throw notFound('Record', call.id);
    await emit({ type: 'record.deleted', datasetId, ids: [row.id] });
    await deleteRecords(trx, ds, [seq], call.caller.n);
    return presentRecord(row, view);
  });
}
