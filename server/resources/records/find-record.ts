import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { type RecordPlace, recordPlace } from './queries.ts';

export async function findRecord({ db, caller, id }: Call<unknown>): Promise<RecordPlace> {
  const record = await recordPlace(db, caller, id);
  if (!record) throw notFound('Record', id);
  return record;
}
