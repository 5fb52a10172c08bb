import type { Trx } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';

/**
 * Whoever writes settings, records or vectors of a dataset first takes its row, so that all such writes come one after
 * another and nobody has to look twice whether a name or an id is taken. Not `FOR UPDATE`: a first answer of a user
 * refers to the row and must not wait.
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
