import type * as v from 'valibot';
import type { WireResponsesBulkResult, wireResponsesBulk } from '#contract/annotation/response.ts';
import { policies } from '../../auth/policies.ts';
import { forbidden, notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { failed, type Outcome, refusalOf } from './bulk-item.ts';
import { checkResponse } from './checking/check-response.ts';
import { presentResponse } from './presenter.ts';
import { askedQuestions, fieldsToCheck, recordPlaces } from './queries.ts';
import { saveMany } from './save-many.ts';

type Bulk = v.InferOutput<typeof wireResponsesBulk>;
type Place = NonNullable<ReturnType<Awaited<ReturnType<typeof recordPlaces>>['get']>>;
type Indexed<T> = readonly (readonly [index: number, T])[];

/** An item of the request with the place of its record. */
interface Wanted {
  readonly index: number;
  readonly item: Bulk['items'][number];
  readonly place: Place;
}

function place(call: Call<Bulk>, places: ReadonlyMap<string, Place>) {
  const may = policies['owners and members answer a record'];
  const refused: [number, Outcome][] = [];
  const wanted = call.body.items.flatMap((item, index): Wanted[] => {
    const found = places.get(item.record_id.toLowerCase());
    if (found && may(call.caller, found)) return [{ index, item, place: found }];
    refused.push([index, failed(found ? forbidden() : notFound('Record', item.record_id))]);
    return [];
  });
  return { wanted, refused };
}

async function checked({ db }: Call<Bulk>, { ds, datasetId }: Place, wanted: readonly Wanted[]) {
  const questions = await askedQuestions(db, datasetId);
  const seqs = wanted.map((each) => each.place.seq);
  const fields = await fieldsToCheck(db, ds, seqs, questions);
  return wanted.map((each) => ({
    each,
    refusal: refusalOf(() => checkResponse(each.item, questions, fields.get(each.place.seq) ?? {})),
  }));
}

/** All wanted items are of one dataset. */
async function answerDataset(call: Call<Bulk>, where: Place, wanted: readonly Wanted[]): Promise<Indexed<Outcome>> {
  const items = await checked(call, where, wanted);
  const good = items.flatMap(({ each, refusal }) => (refusal ? [] : [each]));
  const answering = {
    ds: where.ds,
    datasetId: where.datasetId,
    actorN: call.caller.n,
    recordIds: new Map(good.map(({ place: { seq, id } }) => [seq, id])),
  };
  const writes = good.map(({ item, place: { seq } }) => ({
    seq,
    userN: call.caller.n,
    status: item.status,
    values: item.values ?? {},
  }));
  const stored = await saveMany(call, answering, writes);
  return [
    ...items.flatMap(({ each, refusal }) => (refusal ? [[each.index, refusal] as const] : [])),
    ...good.map(({ index, item, place: { id } }, at): Indexed<Outcome>[number] => {
      const response = stored[at];
      if (!response) return [index, failed(notFound('Record', item.record_id))];
      return [index, { item: presentResponse(response, { recordId: id, userId: call.caller.id }), error: null }];
    }),
  ];
}

/** One outcome for each item, in the order of the request; what exists already is updated. */
export async function answerMany(call: Call<Bulk>): Promise<WireResponsesBulkResult> {
  const ids = call.body.items.map(({ record_id }) => record_id);
  const { wanted, refused } = place(call, await recordPlaces(call.db, call.caller, ids));
  const datasets = new Map(wanted.map((each) => [each.place.ds, each.place]));
  const outcomes: Indexed<Outcome>[] = [refused];
  for (const where of datasets.values()) {
    const inThere = wanted.filter((each) => each.place.ds === where.ds);
    outcomes.push(await answerDataset(call, where, inThere));
  }
  const byIndex = new Map(outcomes.flat());
  return { items: ids.flatMap((_, index) => byIndex.get(index) ?? []) };
}
