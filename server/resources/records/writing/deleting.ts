import { sql } from 'kysely';
import type { WireRecord } from '#contract/annotation/record.ts';
import { wireLimits } from '#contract/limits.ts';
import { changing } from '../../../live/changing.ts';
import type { Trx } from '../../../schema/database.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { lockAnswered } from '../../responses/answered-records.ts';
import { readIdList } from '../../shared/read-ids.ts';
import { notFound } from '../../shared/refusal.ts';
import type { Call } from '../../shared/route.ts';
import { presentRecord } from '../presenter.ts';
import { type RecordPlace, recordRows } from '../queries.ts';
import { wholeRecords } from '../view.ts';
import { deleteRecords } from './delete-records.ts';

const placesOf = (trx: Trx, ds: number, ids: readonly string[]) =>
  trx
    .selectFrom('record_ids')
    .select(['id', 'seq'])
    .where('ds', '=', ds)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('seq')
    .execute();

/** Those of the ids that are no record of the dataset are passed over. */
export async function deleteMany(call: Call, found: FoundDataset): Promise<undefined> {
  const ids = readIdList(call.request, wireLimits.deletedAtOnce.max, 'records');
  await changing(call, async (trx, tell) => {
    const { ds } = await lockDataset(trx, found);
    const places = await placesOf(trx, ds, ids);
    if (places.length === 0) return;
    const seqs = places.map(({ seq }) => seq);
    await lockAnswered(trx, ds, seqs);
    await tell({ type: 'record.deleted', datasetId: found.id, ids: places.map(({ id }) => id) });
    await deleteRecords(trx, ds, seqs, call.caller.n);
  });
}

/** Gives the record back as it was. */
export function deleteOne(call: Call, { ds, seq, datasetId }: RecordPlace): Promise<WireRecord> {
  return changing(call, async (trx, tell) => {
    await lockDataset(trx, { id: datasetId });
    await lockAnswered(trx, ds, [seq]);
    const view = wholeRecords(call, { ds, id: datasetId });
    const [row] = await recordRows(trx, view, [seq]);
    if (!row) throw notFound('Record', call.id);
    await tell({ type: 'record.deleted', datasetId, ids: [row.id] });
    await deleteRecords(trx, ds, [seq], call.caller.n);
    return presentRecord(row, view);
  });
}
