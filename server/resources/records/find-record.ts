import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { type RecordRef, recordRef } from './queries.ts';

export async function findRecord({ db, caller, id }: CallContext<unknown>): Promise<RecordRef> {
  const record = await recordRef(db, caller, id);
  if (!record) throw notFound('Record', id);
  return record;
}
