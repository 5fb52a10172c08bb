import { type RawBuilder, sql } from 'kysely';
import type { ResponseStatus } from '../../schema/annotation-tables.ts';
import type { Db } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import { notFound } from '../shared/refusal.ts';
import { timeText } from '../shared/wire-time.ts';

const completed = sql<number>`(dp.completed + coalesce(sum(up.completed), 0))::bigint`;

type UserCounter = 'submitted' | 'discarded' | 'draft' | 'on_pending';

const userCounter = (column: UserCounter, userN: number) =>
  sql<number>`coalesce(max(up.${sql.ref(column)}) FILTER (WHERE up.user_n = ${userN}), 0)`;

const hasAnswered = sql`up.submitted + up.discarded + up.draft > 0`;

/** Counters are updated with every answer. */
const counters = (db: Db) =>
  db
    .selectFrom('dataset_progress as dp')
    .leftJoin('user_progress as up', 'up.ds', 'dp.ds')
    .leftJoin('users as u', 'u.n', 'up.user_n')
    .select([
      'dp.ds',
      'dp.total',
      completed.as('completed'),
      sql<string[]>`coalesce(array_agg(u.username ORDER BY u.username) FILTER (WHERE ${hasAnswered}), '{}')`.as(
        'usernames',
      ),
    ])
    .groupBy('dp.ds');

const countersOf = (db: Db, ds: number) => counters(db).modifyFront(prepared).where('dp.ds', '=', ds);

interface DatasetRef {
  readonly id: string;
  readonly ds: number;
}

/** The dataset may be deleted after it was found. */
const datasetNotFound =
  ({ id }: DatasetRef) =>
  () =>
    notFound('Dataset', id);

export const datasetCounters = (db: Db, dataset: DatasetRef) =>
  countersOf(db, dataset.ds).executeTakeFirstOrThrow(datasetNotFound(dataset));

const userCounters = (userN: number) =>
  (['submitted', 'discarded', 'draft', 'on_pending'] as const).map((column) => userCounter(column, userN).as(column));

/** Includes the counters of one user, in one snapshot. */
export const countersFor = (db: Db, dataset: DatasetRef, userN: number) =>
  countersOf(db, dataset.ds).select(userCounters(userN)).executeTakeFirstOrThrow(datasetNotFound(dataset));

/** Sizes of the user's queue by view, from the counters `dp` and `up`. */
const viewTotals = {
  pending: (userN: number) => sql`dp.total - ${completed} - ${userCounter('on_pending', userN)}`,
  unanswered: (userN: number) =>
    sql`dp.total - ${userCounter('submitted', userN)} - ${userCounter('discarded', userN)} - ${userCounter('draft', userN)}`,
  submitted: (userN: number) => userCounter('submitted', userN),
  discarded: (userN: number) => userCounter('discarded', userN),
  draft: (userN: number) => userCounter('draft', userN),
};

const totalIn = (ds: number, sum: RawBuilder<unknown>) => sql<number>`(SELECT (${sum})::bigint
  FROM dataset_progress dp LEFT JOIN user_progress up ON up.ds = dp.ds WHERE dp.ds = ${fixed(ds)} GROUP BY dp.ds)`;

export const totalOfView = (ds: number, userN: number, view: keyof typeof viewTotals) =>
  totalIn(ds, viewTotals[view](userN));

export const totalOfAll = (ds: number) => totalIn(ds, sql`dp.total`);

interface LastAnswer {
  readonly username: string;
  readonly at: string;
}

const lastAnswer = sql<LastAnswer | null>`(array_agg(
  json_build_object('username', u.username, 'at', ${timeText(sql`up.last_activity_at`)})
  ORDER BY up.last_activity_at DESC) FILTER (WHERE ${hasAnswered}))[1]`;

const noCounts = { submitted: 0, discarded: 0, draft: 0, on_pending: 0 };

/** Counters of datasets and of one user in them, and who answered last. */
export async function countersByDataset(db: Db, dss: readonly number[], userN: number) {
  const rows = await counters(db)
    .select([...userCounters(userN), lastAnswer.as('lastAnswer')])
    .where('dp.ds', '=', sql<number>`ANY(${dss}::int[])`)
    .execute();
  const byDataset = new Map(rows.map((row) => [row.ds, row]));
  return (ds: number) => byDataset.get(ds) ?? { ...noCounts, total: 0, completed: 0, usernames: [], lastAnswer: null };
}

const countOf = (status: ResponseStatus, pending: boolean) =>
  sql<number>`count(*) FILTER (WHERE re.status = ${status} AND re.record_pending = ${pending})::int`;

/** Response counts of each user, on pending and completed records. */
export const progressByUser = (db: Db, ds: number) =>
  db
    .selectFrom('responses as re')
    .innerJoin('users as u', 'u.n', 're.user_n')
    .select([
      'u.username',
      countOf('submitted', true).as('pendingSubmitted'),
      countOf('draft', true).as('pendingDraft'),
    ])
    .select([countOf('discarded', true).as('pendingDiscarded'), countOf('submitted', false).as('completedSubmitted')])
    .select([countOf('draft', false).as('completedDraft'), countOf('discarded', false).as('completedDiscarded')])
    .where('re.ds', '=', ds)
    .groupBy(['re.user_n', 'u.username'])
    .orderBy('u.username')
    .execute();

export async function countersByUser(db: Db, ds: number, userNs: readonly number[]) {
  const rows = await db
    .selectFrom('user_progress')
    .select(['user_n', 'submitted', 'discarded', 'draft', 'on_pending'])
    .where('ds', '=', ds)
    .where('user_n', '=', sql<number>`ANY(${userNs}::int[])`)
    .execute();
  const byUser = new Map(rows.map((row) => [row.user_n, row]));
  return (userN: number) => byUser.get(userN) ?? noCounts;
}

interface PendingCounts {
  readonly total: number;
  readonly completed: number;
  readonly on_pending: number;
}

/** Pending records that the user has not answered. */
export const pendingOf = ({ total, completed, on_pending }: PendingCounts) => total - completed - on_pending;
