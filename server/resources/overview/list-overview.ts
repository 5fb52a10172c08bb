import type { WireDatasetOverview, WireOverview } from '#contract/datasets/overview.ts';
import { presentDataset, presentProgress } from '../datasets/presenter.ts';
import { countersByDataset } from '../datasets/progress-queries.ts';
import { datasetsOf, type FoundDataset } from '../datasets/queries.ts';
import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { fieldTypes, questionTypes } from './queries.ts';

type Asked = Parameters<typeof datasetsOf>[2];

/** So many statements, however many datasets there are. */
async function overviewOf({ db, caller }: Call, asked: Asked): Promise<readonly WireDatasetOverview[]> {
  const datasets = await datasetsOf(db, caller, asked);
  const ids = datasets.map(({ id }) => id);
  const [fields, questions, counters] = await Promise.all([
    fieldTypes(db, ids),
    questionTypes(db, ids),
    countersByDataset(
      db,
      datasets.map(({ ds }) => ds),
    ),
  ]);
  return datasets.map((dataset) => ({
    ...presentDataset(dataset),
    workspace_name: dataset.workspace_name,
    field_types: fields(dataset.id),
    question_types: questions(dataset.id),
    progress: presentProgress(counters(dataset.ds)),
  }));
}

export const listOverview = async (call: Call): Promise<WireOverview> => ({ items: [...(await overviewOf(call, {}))] });

export async function showOverview(call: Call, { id }: FoundDataset): Promise<WireDatasetOverview> {
  const [dataset] = await overviewOf(call, { id });
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}
