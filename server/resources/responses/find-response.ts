import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { type RecordToAnswer, type ResponsePlace, recordToAnswer, responsePlace } from './queries.ts';

export async function findResponse({ db, caller, id }: Call<unknown>): Promise<ResponsePlace> {
  const response = await responsePlace(db, caller, id);
  if (!response) throw notFound('Response', id);
  return response;
}

export async function findRecordToAnswer({ db, caller, id }: Call<unknown>): Promise<RecordToAnswer> {
  const record = await recordToAnswer(db, caller, id);
  if (!record) throw notFound('Record', id);
  return record;
}
