import type { Trx } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';

/** The dataset as it stands, held until the transaction ends: its settings are changed one after the other. */
export async function lockDataset(trx: Trx, id: string) {
  const dataset = await trx
    .selectFrom('datasets')
    .select(['id', 'ds', 'status', 'distribution'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}

export type LockedDataset = Awaited<ReturnType<typeof lockDataset>>;
