import { sql } from 'kysely';
import type { WireDatasetOverview, WireOverview } from '#contract/datasets/overview.ts';
import type { Db } from '../../schema/database.ts';
import { presentDataset, presentMetrics, presentProgress } from '../datasets/presenter.ts';
import { countersByDataset } from '../datasets/progress-queries.ts';
import { datasetsOf, type FoundDataset } from '../datasets/queries.ts';
import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';

interface TypesRow {
  readonly dataset_id: string;
  readonly types: readonly string[];
}

async function typesIn(db: Db, table: 'fields' | 'questions', datasetIds: readonly string[]) {
  const { rows } = await sql<TypesRow>`
    SELECT dataset_id, array_agg(settings ->> 'type' ORDER BY position) AS types FROM ${sql.table(table)}
    WHERE dataset_id = ANY(${datasetIds}::uuid[]) GROUP BY dataset_id`.execute(db);
  const byDataset = new Map(rows.map(({ dataset_id, types }) => [dataset_id, [...new Set(types)]]));
  return (id: string) => byDataset.get(id) ?? [];
}

const fieldTypes = (db: Db, datasetIds: readonly string[]) => typesIn(db, 'fields', datasetIds);
const questionTypes = (db: Db, datasetIds: readonly string[]) => typesIn(db, 'questions', datasetIds);

type DatasetsFilter = Parameters<typeof datasetsOf>[2];

/** Number of statements is independent of the number of datasets. */
async function overviewOf(
  { db, caller }: CallContext,
  filter: DatasetsFilter,
): Promise<readonly WireDatasetOverview[]> {
  const datasets = await datasetsOf(db, caller, filter);
  const ids = datasets.map(({ id }) => id);
  const [fields, questions, counters] = await Promise.all([
    fieldTypes(db, ids),
    questionTypes(db, ids),
    countersByDataset(
      db,
      datasets.map(({ ds }) => ds),
      caller.n,
    ),
  ]);
  return datasets.map((dataset) => {
    const counted = counters(dataset.ds);
    return {
      ...presentDataset(dataset),
      workspace_name: dataset.workspace_name,
      field_types: fields(dataset.id),
      question_types: questions(dataset.id),
      progress: presentProgress(counted),
      own: presentMetrics(counted).responses,
      last_answer: counted.lastAnswer,
    };
  });
}

export const listOverview = async (call: CallContext): Promise<WireOverview> => ({
  items: [...(await overviewOf(call, {}))],
});

export async function showOverview(call: CallContext, { id }: FoundDataset): Promise<WireDatasetOverview> {
  const [dataset] = await overviewOf(call, { id });
  if (!dataset) throw notFound('Dataset', id);
  return dataset;
}
