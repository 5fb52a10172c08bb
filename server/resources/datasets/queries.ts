import { sql } from 'kysely';
import type { WireDatasetsQuery } from '#contract/datasets/dataset.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { prepared } from '../../schema/prepared.ts';
import { timeText, wireTimes } from '../shared/wire-time.ts';
import { isMember } from '../workspaces/queries.ts';

/** Answers update the user's row instead of the dataset's, which all users would wait for. */
const lastActivity = timeText(
  sql`greatest(d.last_activity_at, (SELECT max(up.last_activity_at) FROM user_progress up WHERE up.ds = d.ds))`,
);

const datasets = (db: Db) =>
  db
    .selectFrom('datasets as d')
    .select(['d.id', 'd.ds', 'd.name', 'd.guidelines', 'd.status', 'd.workspace_id', 'd.allow_extra_metadata'])
    .select(['d.distribution', 'd.metadata', 'd.measures_time', ...wireTimes('d'), lastActivity.as('last_activity_at')])
    .where('d.deleted_at', 'is', null);

interface DatasetsFilter extends WireDatasetsQuery {
  readonly id?: string;
}

/** Owners see all datasets. */
export const datasetsOf = (db: Db, caller: Caller, filter: DatasetsFilter) =>
  datasets(db)
    .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
    .select('w.name as workspace_name')
    .$if(caller.role !== 'owner', (all) => all.where(isMember(caller, 'd.workspace_id')))
    .where((is) =>
      is.and(Object.entries(filter).map(([column, value]) => is(`d.${column as keyof DatasetsFilter}`, '=', value))),
    )
    .orderBy('d.inserted_at')
    .orderBy('d.ds')
    .execute();

export const datasetRow = (db: Db, caller: Caller, id: string) =>
  datasets(db)
    .modifyFront(prepared)
    .select(isMember(caller, 'd.workspace_id').as('isMember'))
    .where('d.id', '=', id)
    .executeTakeFirst();

/** Without access checks. */
export const anyDatasetRow = (db: Db, id: string) => datasets(db).where('d.id', '=', id).executeTakeFirst();

/** At most one in each workspace. */
export const datasetsNamed = (db: Db, name: string) =>
  datasets(db)
    .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
    .select('w.name as workspace_name')
    .where('d.name', '=', name)
    .orderBy('w.name')
    .execute();

export type ListedDataset = Awaited<ReturnType<typeof datasetsOf>>[number];
export type DatasetRow = Omit<ListedDataset, 'workspace_name'>;
export type FoundDataset = NonNullable<Awaited<ReturnType<typeof datasetRow>>>;
