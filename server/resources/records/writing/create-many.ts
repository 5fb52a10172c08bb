import type * as v from 'valibot';
import type { WireRecord } from '#contract/annotation/record.ts';
import type { wireRecordsCreate } from '#contract/annotation/record-write.ts';
import { transactionWithEvents } from '../../../live/transaction-with-events.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { atPosition, readRecord } from '../checking/check-record.ts';
import { recordRules } from '../checking/record-rules.ts';
import { createRecords } from '../create-records.ts';
import { fullView } from '../view.ts';
import { emitWritten } from './emit-written.ts';
import { refuseTakenIds } from './external-ids.ts';
import { presentWritten } from './present-written.ts';
import { noResponses, saveRecordResponses } from './save-record-responses.ts';

type Body = v.InferOutput<typeof wireRecordsCreate>;

/** Creates all records or none. */
export async function createMany(
  call: CallContext<Body>,
  found: FoundDataset,
): Promise<{ readonly items: readonly WireRecord[] }> {
  const { items } = call.body;
  return transactionWithEvents(call, async (trx, emit) => {
    const dataset = await lockDataset(trx, found);
    if (dataset.status !== 'ready') throw unprocessable('records cannot be created for a non published dataset');
    const rules = await recordRules(trx, dataset);
    const records = items.map((item, position) => atPosition(position, () => readRecord(item, rules)));
    await refuseTakenIds(trx, dataset.ds, items);
    const created = await createRecords(trx, dataset.ds, records);
    const seqs = created.map(({ seq }) => seq);
    const before = new Map(seqs.map((seq) => [seq, noResponses]));
    const { ds, distribution } = dataset;
    const context = { ds, minSubmitted: distribution.min_submitted, measuresTime: false, actorN: call.caller.n };
    const responses = seqs.map((seq, index) => ({ seq, responses: items[index]?.responses ?? [] }));
    await saveRecordResponses(trx, context, before, responses);
    const written = await presentWritten(trx, fullView(call, dataset), rules, seqs);
    await emitWritten(emit, dataset.id, { seqs, written, before, created: new Set(seqs), changed: new Set() });
    return { items: written };
  });
}
