import type * as v from 'valibot';
import type { WireResponsesBulkResult, wireResponsesBulk } from '#contract/annotation/response.ts';
import { policies } from '../../auth/policies.ts';
import { forbidden, notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { failed, type Outcome, refusalOf } from './bulk-item.ts';
import { checkResponse } from './checking/check-response.ts';
import { presentResponse } from './presenter.ts';
import { fieldsToCheck, questionsToAnswer, recordRefs } from './queries.ts';
import { saveMany } from './save-many.ts';

type Bulk = v.InferOutput<typeof wireResponsesBulk>;
type BulkRecordRef = NonNullable<ReturnType<Awaited<ReturnType<typeof recordRefs>>['get']>>;
type Indexed<T> = readonly (readonly [index: number, T])[];

interface BulkItem {
  readonly index: number;
  readonly item: Bulk['items'][number];
  readonly record: BulkRecordRef;
}

function locateItems(call: CallContext<Bulk>, records: ReadonlyMap<string, BulkRecordRef>) {
  const may = policies['owners and workspace members answer a record'];
  const refused: [number, Outcome][] = [];
  const located = call.body.items.flatMap((item, index): BulkItem[] => {
    const found = records.get(item.record_id.toLowerCase());
    if (found && may(call.caller, found)) return [{ index, item, record: found }];
    refused.push([index, failed(found ? forbidden() : notFound('Record', item.record_id))]);
    return [];
  });
  return { located, refused };
}

async function checkItems({ db }: CallContext<Bulk>, { ds, datasetId }: BulkRecordRef, items: readonly BulkItem[]) {
  const { questions, version } = await questionsToAnswer(db, datasetId);
  const seqs = items.map((each) => each.record.seq);
  const fields = await fieldsToCheck(db, ds, seqs, questions);
  const checked = items.map((each) => ({
    each,
    refusal: refusalOf(() => checkResponse(each.item, questions, fields.get(each.record.seq) ?? {})),
  }));
  return { checked, version };
}

/** All items belong to one dataset. */
async function answerDataset(
  call: CallContext<Bulk>,
  dataset: BulkRecordRef,
  items: readonly BulkItem[],
): Promise<Indexed<Outcome>> {
  const { checked, version } = await checkItems(call, dataset, items);
  const good = checked.flatMap(({ each, refusal }) => (refusal ? [] : [each]));
  const context = {
    ds: dataset.ds,
    datasetId: dataset.datasetId,
    actorN: call.caller.n,
    questionsVersion: version,
    recordIds: new Map(good.map(({ record: { seq, id } }) => [seq, id])),
  };
  const writes = good.map(({ item, record: { seq } }) => ({
    seq,
    userN: call.caller.n,
    status: item.status,
    values: item.values ?? {},
    activeMs: item.postil?.active_ms,
    suggestionsSeen: item.postil?.suggestions_seen,
  }));
  const stored = await saveMany(call, context, writes);
  return [
    ...checked.flatMap(({ each, refusal }) => (refusal ? [[each.index, refusal] as const] : [])),
    ...good.map(({ index, item, record: { id } }, at): Indexed<Outcome>[number] => {
      const response = stored[at];
      if (!response) return [index, failed(notFound('Record', item.record_id))];
      return [index, { item: presentResponse(response, { recordId: id, userId: call.caller.id }), error: null }];
    }),
  ];
}

/** Outcomes in the order of the request; existing responses are updated. */
export async function answerMany(call: CallContext<Bulk>): Promise<WireResponsesBulkResult> {
  const ids = call.body.items.map(({ record_id }) => record_id);
  const { located, refused } = locateItems(call, await recordRefs(call.db, call.caller, ids));
  const datasets = new Map(located.map((each) => [each.record.ds, each.record]));
  const outcomes: Indexed<Outcome>[] = [refused];
  for (const record of datasets.values()) {
    const inDataset = located.filter((each) => each.record.ds === record.ds);
    outcomes.push(await answerDataset(call, record, inDataset));
  }
  const byIndex = new Map(outcomes.flat());
  return { items: ids.flatMap((_, index) => byIndex.get(index) ?? []) };
}
