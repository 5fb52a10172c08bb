import type * as v from 'valibot';
import type { WireRecord } from '#contract/annotation/record.ts';
import type { wireRecordsUpsert } from '#contract/annotation/record-write.ts';
import { changing } from '../../../live/changing.ts';
import type { Trx } from '../../../schema/database.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { lockAnswered } from '../../responses/answered-records.ts';
import { fieldsToCheck } from '../../responses/queries.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { Call } from '../../shared/route.ts';
import { atPosition, readRecord, readUpsert } from '../checking/check-record.ts';
import { type RecordRules, recordRules } from '../checking/record-rules.ts';
import { createRecords, type NewRecord } from '../create-records.ts';
import { wholeRecords } from '../view.ts';
import { saveAnswers, unanswered } from './answers.ts';
import { findExisting } from './existing.ts';
import { presentWritten } from './present-written.ts';
import { tellWritten } from './tell-written.ts';
import { type RecordChange, updateRecords } from './update-records.ts';

type Body = v.InferOutput<typeof wireRecordsUpsert>;
type Items = Body['items'];

/** What is to be done for each item, in the order of the request. */
type Plan = readonly ({ readonly create: NewRecord } | { readonly change: RecordChange })[];

async function planFor(
  trx: Trx,
  ds: number,
  items: Items,
  existing: readonly ({ readonly seq: number } | undefined)[],
  rules: RecordRules,
): Promise<Plan> {
  const seqs = existing.flatMap((each, index) => (each && !items[index]?.fields ? each.seq : []));
  const stored = await fieldsToCheck(trx, ds, seqs, rules.questions);
  return items.map((item, position) =>
    atPosition(position, () => {
      const seq = existing[position]?.seq;
      if (seq === undefined) return { create: readRecord(item, rules) };
      return { change: { seq, ...readUpsert(item, rules, stored.get(seq) ?? {}) } };
    }),
  );
}

/** Creates and changes; the places of the records, in the order of the request. */
async function carryOut(trx: Trx, ds: number, plan: Plan) {
  const changes = plan.flatMap((each) => ('change' in each ? each.change : []));
  const news = plan.flatMap((each) => ('create' in each ? each.create : []));
  const changed = await updateRecords(trx, ds, changes);
  const created = news.length > 0 ? await createRecords(trx, ds, news) : [];
  const left = created.map(({ seq }) => seq);
  const seqs = plan.flatMap((each) => ('change' in each ? each.change.seq : (left.shift() ?? [])));
  return { seqs, changed, created: new Set(created.map(({ seq }) => seq)) };
}

/** Whoever sends many has no use for all of them coming back. */
const wantsLittle = ({ request }: Call<unknown>) => request.header('prefer') === 'return=minimal';

/** Records that are there are changed, others are created; all or nothing. What is not given is not taken away. */
export async function upsertMany(
  call: Call<Body>,
  found: FoundDataset,
): Promise<{ readonly items: readonly WireRecord[] }> {
  const { items } = call.body;
  return changing(call, async (trx, tell) => {
    const dataset = await lockDataset(trx, found);
    const { ds } = dataset;
    if (dataset.status !== 'ready')
      throw unprocessable('records cannot be created or updated for a non published dataset');
    const rules = await recordRules(trx, dataset);
    const existing = await findExisting(trx, ds, items);
    const { records: locked } = await lockAnswered(
      trx,
      ds,
      existing.flatMap((each) => each?.seq ?? []),
    );
    const { seqs, changed, created } = await carryOut(trx, ds, await planFor(trx, ds, items, existing, rules));
    const before = new Map([...locked, ...[...created].map((seq) => [seq, unanswered] as const)]);
    const answering = { ds, minSubmitted: dataset.distribution.min_submitted, actorN: call.caller.n };
    const answers = seqs.map((seq, index) => ({ seq, responses: items[index]?.responses ?? [] }));
    await saveAnswers(trx, answering, before, answers);
    const written = await presentWritten(trx, wholeRecords(call, dataset), rules, seqs);
    await tellWritten(tell, dataset.id, { seqs, written, before, created, changed });
    return { items: wantsLittle(call) ? [] : written };
  });
}
