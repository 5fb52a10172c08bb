import type { Trx } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';

/**
 * All writes of settings, records and vectors lock the dataset first, so that checks of names and ids stay valid until
 * the commit. Not `FOR UPDATE`: a user's first answer references the row and must not wait.
 */
export async function lockDataset(trx: Trx, { id }: { readonly id: string }) {
  const dataset = await trx
    .selectFrom('datasets')
    .select(['id', 'ds', 'status', 'allow_extra_metadata', 'distribution'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}

export type LockedDataset = Awaited<ReturnType<typeof lockDataset>>;
