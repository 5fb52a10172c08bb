import type { WireOverview } from '#contract/datasets/overview.ts';
import { presentDataset, presentProgress } from '../datasets/presenter.ts';
import { countersByDataset } from '../datasets/progress-queries.ts';
import { datasetsOf } from '../datasets/queries.ts';
import type { Call } from '../shared/route.ts';
import { fieldTypes, questionTypes } from './queries.ts';

/** So many statements, however many datasets there are. */
export async function listOverview({ db, caller }: Call): Promise<WireOverview> {
  const datasets = await datasetsOf(db, caller, {});
  const ids = datasets.map(({ id }) => id);
  const [fields, questions, counters] = await Promise.all([
    fieldTypes(db, ids),
    questionTypes(db, ids),
    countersByDataset(
      db,
      datasets.map(({ ds }) => ds),
    ),
  ]);
  return {
    items: datasets.map((dataset) => ({
      ...presentDataset(dataset),
      workspace_name: dataset.workspace_name,
      field_types: fields(dataset.id),
      question_types: questions(dataset.id),
      progress: presentProgress(counters(dataset.ds)),
    })),
  };
}
