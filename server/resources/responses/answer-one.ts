import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { checkResponse, type ResponseWrite } from './checking/check-response.ts';
import { emitAnswers, emitStatusChanges } from './emit-answers.ts';
import { type LockedRecords, lockRecords } from './lock-records.ts';
import { presentResponse } from './presenter.ts';
import { fieldsToCheck, type RecordToAnswer, type ResponseRef } from './queries.ts';
import { refuseOtherVersion } from './questions-version.ts';
import { type ResponseToSave, removeResponse, type SaveContext, saveResponses } from './save.ts';

interface ResponseTarget {
  readonly recordId: string;
  readonly ds: number;
  readonly seq: number;
  readonly datasetId: string;
}

const contextOf = (
  { ds }: ResponseTarget,
  { caller }: CallContext<unknown>,
  { minSubmitted, measuresTime }: LockedRecords,
): SaveContext => ({
  ds,
  minSubmitted,
  measuresTime,
  actorN: caller.n,
});

async function checkFor(
  { db, body }: CallContext<ResponseWrite>,
  { ds, seq, questions }: RecordToAnswer | ResponseRef,
) {
  const fields = await fieldsToCheck(db, ds, [seq], questions);
  checkResponse(body, questions, fields.get(seq) ?? {});
}

interface CheckedTarget extends ResponseTarget {
  readonly questionsVersion: string;
}

/** Calls `refuse` under the lock, since another request may have been faster. */
function save(
  call: CallContext<ResponseWrite>,
  target: CheckedTarget,
  userN: number,
  refuse: (exists: boolean) => Error | undefined,
) {
  const { status, values, postil } = call.body;
  const write: ResponseToSave = {
    seq: target.seq,
    userN,
    status,
    values: values ?? {},
    activeMs: postil?.active_ms,
    suggestionsSeen: postil?.suggestions_seen,
  };
  return transactionWithEvents(call, async (trx, emit) => {
    const locked = await lockRecords(trx, target.ds, [target.seq]);
    const { records } = locked;
    const refusal = refuse(records.get(target.seq)?.responses.has(userN) ?? false);
    if (refusal) throw refusal;
    if (!records.has(target.seq)) throw notFound('Record', call.id);
    refuseOtherVersion(target.questionsVersion, locked.questionsVersion);
    const context = contextOf(target, call, locked);
    const [saved] = await saveResponses(trx, context, records, [write]);
    if (!saved) throw new Error('A response was not stored');
    const recordIds = new Map([[target.seq, target.recordId]]);
    await emitAnswers(emit, { datasetId: target.datasetId, recordIds }, [saved]);
    return saved.stored;
  });
}

export async function createResponse(call: CallContext<ResponseWrite>, record: RecordToAnswer) {
  const { caller, id } = call;
  await checkFor(call, record);
  const twice = `Response already exists for record with id \`${id}\` and by user with id \`${caller.id}\``;
  const target = { ...record, recordId: id };
  const stored = await save(call, target, caller.n, (exists) => (exists ? conflict(twice) : undefined));
  return presentResponse(stored, { recordId: id, userId: caller.id });
}

export async function updateResponse(call: CallContext<ResponseWrite>, response: ResponseRef) {
  await checkFor(call, response);
  const refuse = (exists: boolean) => (exists ? undefined : notFound('Response', call.id));
  return presentResponse(await save(call, response, response.userN, refuse), response);
}

export async function deleteResponse(call: CallContext, response: ResponseRef) {
  const { ds, seq, userN, datasetId, recordId } = response;
  await transactionWithEvents(call, async (trx, emit) => {
    const locked = await lockRecords(trx, ds, [seq]);
    const { records } = locked;
    const context = contextOf(response, call, locked);
    if (!records.get(seq)?.responses.has(userN)) throw notFound('Response', call.id);
    await emit({ type: 'response.deleted', datasetId, ids: [response.id] });
    const steps = await removeResponse(trx, context, records, response);
    await emitStatusChanges(
      emit,
      datasetId,
      steps.map((step) => ({ ...step, recordId })),
    );
  });
  return presentResponse(response, response);
}
