import type { WireRecord } from '#contract/annotation/record.ts';
import type { WireRecordUpdate } from '#contract/annotation/record-write.ts';
import { transactionWithEvents } from '../../../live/transaction-with-events.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import { lockRecords } from '../../responses/lock-records.ts';
import { fieldsToCheck } from '../../responses/queries.ts';
import { notFound } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { deleteOtherSuggestions } from '../../suggestions/store.ts';
import { readChange } from '../checking/check-record.ts';
import { recordRules } from '../checking/record-rules.ts';
import type { RecordRef } from '../queries.ts';
import { fullView } from '../view.ts';
import { presentWritten } from './present-written.ts';
import { updateRecords } from './update-records.ts';

/** Given suggestions replace all others. */
export function updateOne(call: CallContext<WireRecordUpdate>, { ds, seq, datasetId }: RecordRef): Promise<WireRecord> {
  const { body, id } = call;
  return transactionWithEvents(call, async (trx, emit) => {
    const dataset = await lockDataset(trx, { id: datasetId });
    const rules = await recordRules(trx, dataset);
    if (!(await lockRecords(trx, ds, [seq])).records.has(seq)) throw notFound('Record', id);
    const stored = await fieldsToCheck(trx, ds, [seq], rules.questions);
    const given = { ...body, suggestions: body.suggestions ?? [] };
    const change = { seq, ...readChange(given, rules, stored.get(seq) ?? {}) };
    const touched = body.suggestions ? await deleteOtherSuggestions(trx, ds, change) : [];
    const changed = await updateRecords(trx, ds, [change], touched);
    const [record] = await presentWritten(trx, fullView(call, dataset), rules, [seq]);
    if (!record) throw notFound('Record', id);
    if (changed.has(seq)) await emit({ type: 'record.updated', datasetId, ids: [record.id] });
    return record;
  });
}
