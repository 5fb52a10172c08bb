import { type RawBuilder, sql } from 'kysely';
import { countersFor, datasetCounters, pendingOf } from '../resources/datasets/progress-queries.ts';
import { type Filter, statusOf } from './filter-sql.ts';
import type { Selection } from './found.ts';
import type { SearchScope } from './scope.ts';
import type { Condition } from './value-sql.ts';

type View = 'all' | 'pending' | 'unanswered' | 'submitted' | 'discarded' | 'draft';
const answered = new Set<string>(['submitted', 'discarded', 'draft'] satisfies View[]);

/** The view of the queue that these filters are, if they are one. */
function viewBy(filters: readonly Filter[]): View | undefined {
  const [first, second, ...more] = filters;
  if (!first) return 'all';
  const mine = [first, second].map((filter) => filter && statusOf(filter, 'response')).find(Boolean);
  if (more.length > 0 || mine === undefined) return undefined;
  if (!second && mine === 'pending') return 'unanswered';
  if (!second) return answered.has(mine) ? (mine as View) : undefined;
  const records = [first, second].map((filter) => statusOf(filter, 'record')).find(Boolean);
  return mine === 'pending' && records === 'pending' ? 'pending' : undefined;
}

/** The view of the queue that is selected, if it is one: what is known of those need not be looked for. */
export const viewOf = ({ filters, isQueried = false }: Selection): View | undefined =>
  isQueried ? undefined : viewBy(filters);

async function countedFor({ db, ds }: SearchScope, userN: number, view: Exclude<View, 'all'>) {
  const counters = await countersFor(db, ds, userN);
  if (view === 'unanswered') return counters.total - counters.submitted - counters.discarded - counters.draft;
  return view === 'pending' ? pendingOf(counters) : counters[view];
}

const count = async ({ db, ds }: SearchScope, where: Condition) => {
  const counting: RawBuilder<{ total: number }> = sql`SELECT count(*)::int AS total FROM records r
    WHERE r.ds = ${ds} AND ${where}`;
  const { rows } = await counting.execute(db);
  return rows[0]?.total ?? 0;
};

/** How many records the filters leave. Counting a large dataset anew for each page would take too long. */
export async function totalOf(selection: Selection): Promise<number> {
  const { search, where } = selection;
  const view = viewOf(selection);
  if (view === 'all') return (await datasetCounters(search.db, search.ds)).total;
  if (view === undefined || search.userN === undefined) return count(search, where);
  return countedFor(search, search.userN, view);
}
