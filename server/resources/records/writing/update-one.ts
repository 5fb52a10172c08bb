import type { WireRecord } from '#contract/annotation/record.ts';
import type { WireRecordUpdate } from '#contract/annotation/record-write.ts';
import { changing } from '../../../live/changing.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import { lockAnswered } from '../../responses/answered-records.ts';
import { fieldsToCheck } from '../../responses/queries.ts';
import { notFound } from '../../shared/refusal.ts';
import type { Call } from '../../shared/route.ts';
import { keepSuggestions } from '../../suggestions/store.ts';
import { readChange } from '../checking/check-record.ts';
import { recordRules } from '../checking/record-rules.ts';
import type { RecordPlace } from '../queries.ts';
import { wholeRecords } from '../view.ts';
import { presentWritten } from './present-written.ts';
import { updateRecords } from './update-records.ts';

/** Changes what is given. Where suggestions are, the record has no others afterwards. */
export function updateOne(call: Call<WireRecordUpdate>, { ds, seq, datasetId }: RecordPlace): Promise<WireRecord> {
  const { body, id } = call;
  return changing(call, async (trx, tell) => {
    const dataset = await lockDataset(trx, { id: datasetId });
    const rules = await recordRules(trx, dataset);
    if (!(await lockAnswered(trx, ds, [seq])).records.has(seq)) throw notFound('Record', id);
    const stored = await fieldsToCheck(trx, ds, [seq], rules.questions);
    const given = { ...body, suggestions: body.suggestions ?? [] };
    const change = { seq, ...readChange(given, rules, stored.get(seq) ?? {}) };
    const touched = body.suggestions ? await keepSuggestions(trx, ds, change) : [];
    const changed = await updateRecords(trx, ds, [change], touched);
    const [record] = await presentWritten(trx, wholeRecords(call, dataset), rules, [seq]);
    if (!record) throw notFound('Record', id);
    if (changed.has(seq)) await tell({ type: 'record.updated', datasetId, ids: [record.id] });
    return record;
  });
}
