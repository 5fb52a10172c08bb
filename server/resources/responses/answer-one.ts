import type { Distribution } from '../../schema/dataset-tables.ts';
import type { RecordPlace } from '../records/queries.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockAnswered } from './answered-records.ts';
import { checkResponse, type ResponseWrite } from './checking/check-response.ts';
import { presentResponse } from './presenter.ts';
import { askedQuestions, fieldsToCheck, type ResponsePlace } from './queries.ts';
import { type Answering, removeResponse, saveResponses, type Write } from './save.ts';

interface Place {
  readonly ds: number;
  readonly seq: number;
  readonly datasetId: string;
  readonly distribution: Distribution;
}

const answeringIn = ({ ds, distribution }: Place, { caller }: Call<unknown>): Answering => ({
  ds,
  minSubmitted: distribution.min_submitted,
  actorN: caller.n,
});

async function checkFor({ db, body }: Call<ResponseWrite>, { ds, seq, datasetId }: Place) {
  const questions = await askedQuestions(db, datasetId);
  const fields = await fieldsToCheck(db, ds, [seq], questions);
  checkResponse(body, questions, fields.get(seq) ?? {});
}

/** `refuse` is asked again under the lock: somebody may have been quicker. */
function save(call: Call<ResponseWrite>, place: Place, userN: number, refuse: (exists: boolean) => Error | undefined) {
  const write: Write = { seq: place.seq, userN, status: call.body.status, values: call.body.values ?? {} };
  return inTransaction(call.db, async (trx) => {
    const records = await lockAnswered(trx, place.ds, [place.seq]);
    const refusal = refuse(records.get(place.seq)?.responses.has(userN) ?? false);
    if (refusal) throw refusal;
    const [stored] = await saveResponses(trx, answeringIn(place, call), records, [write]);
    if (!stored) throw new Error('A response was not stored');
    return stored;
  });
}

export async function createResponse(call: Call<ResponseWrite>, record: RecordPlace) {
  const { caller, id } = call;
  await checkFor(call, record);
  const twice = `Response already exists for record with id \`${id}\` and by user with id \`${caller.id}\``;
  const stored = await save(call, record, caller.n, (exists) => (exists ? conflict(twice) : undefined));
  return presentResponse(stored, { recordId: id, userId: caller.id });
}

export async function updateResponse(call: Call<ResponseWrite>, place: ResponsePlace) {
  await checkFor(call, place);
  const gone = (exists: boolean) => (exists ? undefined : notFound('Response', call.id));
  return presentResponse(await save(call, place, place.userN, gone), place);
}

export async function deleteResponse(call: Call, place: ResponsePlace) {
  await inTransaction(call.db, async (trx) => {
    const records = await lockAnswered(trx, place.ds, [place.seq]);
    if (!records.get(place.seq)?.responses.has(place.userN)) throw notFound('Response', call.id);
    await removeResponse(trx, answeringIn(place, call), records, place);
  });
  return presentResponse(place, place);
}
