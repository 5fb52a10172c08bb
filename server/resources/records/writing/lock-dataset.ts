import type { Trx } from '../../../schema/database.ts';
import type { FoundDataset } from '../../datasets/queries.ts';
import { notFound } from '../../shared/refusal.ts';

/**
 * Whoever writes records or vectors of a dataset first takes its row, so that all such writes come one after another
 * and nobody has to look twice whether an id is taken. Not `FOR UPDATE`: a first answer of a user refers to the row and
 * must not wait.
 */
export async function lockDataset(trx: Trx, { ds, id }: Pick<FoundDataset, 'ds' | 'id'>) {
  const dataset = await trx
    .selectFrom('datasets')
    .select(['ds', 'id', 'status', 'allow_extra_metadata', 'distribution'])
    .where('ds', '=', ds)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}
