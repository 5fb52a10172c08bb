import { changing } from '../../live/changing.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { answer } from './accounting.ts';
import { type Locked, lockAnswered } from './answered-records.ts';
import { checkResponse, type ResponseWrite } from './checking/check-response.ts';
import { presentResponse } from './presenter.ts';
import { fieldsToCheck, type RecordToAnswer, type ResponsePlace } from './queries.ts';
import { type Answering, removeResponse, saveResponses, type Write } from './save.ts';
import { tellAnswers, tellTurned } from './tell-answers.ts';

interface Place {
  readonly recordId: string;
  readonly ds: number;
  readonly seq: number;
  readonly datasetId: string;
}

const answeringIn = ({ ds }: Place, { caller }: Call<unknown>, { minSubmitted }: Locked): Answering => ({
  ds,
  minSubmitted,
  actorN: caller.n,
});

async function checkFor({ db, body }: Call<ResponseWrite>, { ds, seq, questions }: RecordToAnswer | ResponsePlace) {
  const fields = await fieldsToCheck(db, ds, [seq], questions);
  checkResponse(body, questions, fields.get(seq) ?? {});
}

/** `refuse` is asked again under the lock: somebody may have been quicker. */
function save(call: Call<ResponseWrite>, place: Place, userN: number, refuse: (exists: boolean) => Error | undefined) {
  const write: Write = { seq: place.seq, userN, status: call.body.status, values: call.body.values ?? {} };
  return changing(call, async (trx, tell) => {
    const locked = await lockAnswered(trx, place.ds, [place.seq]);
    const { records } = locked;
    const refusal = refuse(records.get(place.seq)?.responses.has(userN) ?? false);
    if (refusal) throw refusal;
    if (!records.has(place.seq)) throw notFound('Record', call.id);
    const answering = answeringIn(place, call, locked);
    const [stored] = await saveResponses(trx, answering, records, [write]);
    if (!stored) throw new Error('A response was not stored');
    const recordIds = new Map([[place.seq, place.recordId]]);
    const saved = { datasetId: place.datasetId, minSubmitted: answering.minSubmitted, before: records, recordIds };
    await tellAnswers(tell, saved, [write], [stored]);
    return stored;
  });
}

export async function createResponse(call: Call<ResponseWrite>, record: RecordToAnswer) {
  const { caller, id } = call;
  await checkFor(call, record);
  const twice = `Response already exists for record with id \`${id}\` and by user with id \`${caller.id}\``;
  const place = { ...record, recordId: id };
  const stored = await save(call, place, caller.n, (exists) => (exists ? conflict(twice) : undefined));
  return presentResponse(stored, { recordId: id, userId: caller.id });
}

export async function updateResponse(call: Call<ResponseWrite>, place: ResponsePlace) {
  await checkFor(call, place);
  const gone = (exists: boolean) => (exists ? undefined : notFound('Response', call.id));
  return presentResponse(await save(call, place, place.userN, gone), place);
}

export async function deleteResponse(call: Call, place: ResponsePlace) {
  const { ds, seq, userN, datasetId, recordId } = place;
  await changing(call, async (trx, tell) => {
    const locked = await lockAnswered(trx, ds, [seq]);
    const { records } = locked;
    const answering = answeringIn(place, call, locked);
    const from = records.get(seq);
    if (!from?.responses.has(userN)) throw notFound('Response', call.id);
    await tell({ type: 'response.deleted', datasetId, ids: [place.id] });
    await removeResponse(trx, answering, records, place);
    const to = answer(from, userN, undefined, answering.minSubmitted);
    await tellTurned(tell, datasetId, [{ id: recordId, from, to }]);
  });
  return presentResponse(place, place);
}
