import type * as v from 'valibot';
import type { WireRecord } from '#contract/annotation/record.ts';
import type { wireRecordsCreate } from '#contract/annotation/record-write.ts';
import { changing } from '../../../live/changing.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import type { Answered } from '../../responses/accounting.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { Call } from '../../shared/route.ts';
import { readRecords } from '../checking/check-record.ts';
import { recordRules } from '../checking/record-rules.ts';
import { createRecords } from '../create-records.ts';
import { wholeRecords } from '../view.ts';
import { saveAnswers } from './answers.ts';
import { refuseTaken, refuseTwice } from './external-ids.ts';
import { lockDataset } from './lock-dataset.ts';
import { presentWritten } from './present-written.ts';

type Body = v.InferOutput<typeof wireRecordsCreate>;

const unanswered = (): Answered => ({ status: 'pending', responses: new Map() });

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
    const records = readRecords(items, rules);
    refuseTwice(items);
    await refuseTaken(trx, dataset.ds, items);
    const created = await createRecords(trx, dataset.ds, records);
    const answering = { ds: dataset.ds, minSubmitted: dataset.distribution.min_submitted, actorN: call.caller.n };
    const answers = created.map(({ seq }, index) => ({ seq, responses: items[index]?.responses ?? [] }));
    await saveAnswers(trx, answering, new Map(created.map(({ seq }) => [seq, unanswered()])), answers);
    const seqs = created.map(({ seq }) => seq);
    const written = await presentWritten(trx, wholeRecords(call, dataset), rules, seqs);
    const completed = written.filter(({ status }) => status === 'completed').map(({ id }) => id);
    await tell({ type: 'record.created', datasetId: dataset.id, ids: written.map(({ id }) => id) });
    if (completed.length > 0) await tell({ type: 'record.completed', datasetId: dataset.id, ids: completed });
    return { items: written };
  });
}
