import type * as v from 'valibot';
import type { WireRecord } from '#contract/annotation/record.ts';
import type { wireRecordsUpsert } from '#contract/annotation/record-write.ts';
import { transactionWithEvents } from '../../../live/transaction-with-events.ts';
import type { Trx } from '../../../schema/database.ts';
import { lockDataset } from '../../datasets/lock-dataset.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { lockRecords } from '../../responses/lock-records.ts';
import { fieldsToCheck } from '../../responses/queries.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { CallContext } from '../../shared/route.ts';
import { atPosition, readRecord, readUpsert } from '../checking/check-record.ts';
import { type RecordRules, recordRules } from '../checking/record-rules.ts';
import { createRecords, type NewRecord } from '../create-records.ts';
import { fullView } from '../view.ts';
import { emitWritten } from './emit-written.ts';
import { findExisting } from './find-existing.ts';
import { presentWritten } from './present-written.ts';
import { noResponses, saveRecordResponses } from './save-record-responses.ts';
import { type RecordChange, updateRecords } from './update-records.ts';

type Body = v.InferOutput<typeof wireRecordsUpsert>;
type Items = Body['items'];

/** In the order of the request. */
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

/** Returns the numbers in the order of the request. */
async function applyPlan(trx: Trx, ds: number, plan: Plan) {
  const changes = plan.flatMap((each) => ('change' in each ? each.change : []));
  const newRecords = plan.flatMap((each) => ('create' in each ? each.create : []));
  const changed = await updateRecords(trx, ds, changes);
  const created = newRecords.length > 0 ? await createRecords(trx, ds, newRecords) : [];
  const createdSeqs = created.map(({ seq }) => seq);
  const seqs = plan.flatMap((each) => ('change' in each ? each.change.seq : (createdSeqs.shift() ?? [])));
  return { seqs, changed, created: new Set(created.map(({ seq }) => seq)) };
}

/** Clients of large requests skip the response body. */
const prefersMinimal = ({ request }: CallContext<unknown>) => request.header('prefer') === 'return=minimal';

/** Updates existing records and creates the others, all or none. Missing keys keep their values. */
export async function upsertMany(
  call: CallContext<Body>,
  found: FoundDataset,
): Promise<{ readonly items: readonly WireRecord[] }> {
  const { items } = call.body;
  return transactionWithEvents(call, async (trx, emit) => {
    const dataset = await lockDataset(trx, found);
    const { ds } = dataset;
    if (dataset.status !== 'ready')
      throw unprocessable('records cannot be created or updated for a non published dataset');
    const rules = await recordRules(trx, dataset);
    const existing = await findExisting(trx, ds, items);
    const { records: locked } = await lockRecords(
      trx,
      ds,
      existing.flatMap((each) => each?.seq ?? []),
    );
    const { seqs, changed, created } = await applyPlan(trx, ds, await planFor(trx, ds, items, existing, rules));
    const before = new Map([...locked, ...[...created].map((seq) => [seq, noResponses] as const)]);
    const context = {
      ds,
      minSubmitted: dataset.distribution.min_submitted,
      measuresTime: false,
      actorN: call.caller.n,
    };
    const responses = seqs.map((seq, index) => ({ seq, responses: items[index]?.responses ?? [] }));
    await saveRecordResponses(trx, context, before, responses);
    const written = await presentWritten(trx, fullView(call, dataset), rules, seqs);
    await emitWritten(emit, dataset.id, { seqs, written, before, created, changed });
    return { items: prefersMinimal(call) ? [] : written };
  });
}
