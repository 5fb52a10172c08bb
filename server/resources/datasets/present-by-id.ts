import type { Trx } from '../../schema/database.ts';
import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { presentDataset } from './presenter.ts';
import { datasetRow } from './queries.ts';

export async function presentById(trx: Trx, { caller }: CallContext<unknown>, id: string) {
  const row = await datasetRow(trx, caller, id);
  if (!row) throw notFound('Dataset', id);
  return presentDataset(row);
}
