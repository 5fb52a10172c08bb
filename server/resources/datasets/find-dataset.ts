import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { datasetRow, type FoundDataset } from './queries.ts';

export async function findDataset({ db, caller, id }: Call<unknown>): Promise<FoundDataset> {
  const dataset = await datasetRow(db, caller, id);
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}
