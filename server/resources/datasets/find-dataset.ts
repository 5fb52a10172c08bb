import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { datasetRow, type FoundDataset } from './queries.ts';

export async function findDataset({ db, caller, id }: CallContext<unknown>): Promise<FoundDataset> {
  const dataset = await datasetRow(db, caller, id);
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}
