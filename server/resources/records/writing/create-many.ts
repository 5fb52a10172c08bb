import type * as v from 'valibot';
import type { WireRecord } from '#contract/annotation/record.ts';
import type { wireRecordsCreate } from '#contract/annotation/record-write.ts';
import { changing } from '../../../live/changing.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { Call } from '../../shared/route.ts';
import { atPosition, readRecord } from '../checking/check-record.ts';
import { recordRules } from '../checking/record-rules.ts';
import { createRecords } from '../create-records.ts';
import { wholeRecords } from '../view.ts';
import { saveAnswers, unanswered } from './answers.ts';
import { refuseTaken } from './external-ids.ts';
import { presentWritten } from './present-written.ts';
import { tellWritten } from './tell-written.ts';

type Body = v.InferOutput<typeof wireRecordsCreate>;

/** All or nothing. */
export async function createMany(
  call: Call<Body>,
  found: FoundDataset,
): Promise<{ readonly items: readonly WireRecord[] }> {
  const { items } = call.body;
  return changing(call, async (trx, tell) => {
    const dataset = await lockDataset(trx, found);
    if (dataset.status !== 'ready') throw unprocessable('records cannot be created for a non published dataset');
    const rules = await recordRules(trx, dataset);
    const records = items.map((item, position) => atPosition(position, () => readRecord(item, rules)));
    await refuseTaken(trx, dataset.ds, items);
    const created = await createRecords(trx, dataset.ds, records);
    const seqs = created.map(({ seq }) => seq);
    const before = new Map(seqs.map((seq) => [seq, unanswered]));
    const answering = { ds: dataset.ds, minSubmitted: dataset.distribution.min_submitted, actorN: call.caller.n };
    const answers = seqs.map((seq, index) => ({ seq, responses: items[index]?.responses ?? [] }));
    await saveAnswers(trx, answering, before, answers);
    const written = await presentWritten(trx, wholeRecords(call, dataset), rules, seqs);
    await tellWritten(tell, dataset.id, { seqs, written, before, created: new Set(seqs), changed: new Set() });
    return { items: written };
  });
}
