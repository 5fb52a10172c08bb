import type { Db } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';
import { type UserRow, userRow } from './queries.ts';

export async function findUser({ db, id }: { readonly db: Db; readonly id: string }): Promise<UserRow> {
  const user = await userRow(db, id);
  if (!user) throw notFound('User', id);
  return user;
}
