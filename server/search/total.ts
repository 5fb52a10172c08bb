import { type RawBuilder, sql } from 'kysely';
import { totalOfAll, totalOfView } from '../resources/datasets/progress-queries.ts';
import { fixed, prepared } from '../schema/prepared.ts';
import type { Selection } from './selection.ts';
import { type Filter, statusOf } from './sql/filter.ts';

type QueueView = 'all' | 'pending' | 'unanswered' | 'submitted' | 'discarded' | 'draft';
const answered = new Set<string>(['submitted', 'discarded', 'draft'] satisfies QueueView[]);

function viewBy(filters: readonly Filter[]): QueueView | undefined {
  const [first, second, ...more] = filters;
  if (!first) return 'all';
  const mine = [first, second].map((filter) => filter && statusOf(filter, 'response')).find(Boolean);
  if (more.length > 0 || mine === undefined) return undefined;
  if (!second && mine === 'pending') return 'unanswered';
  if (!second) return answered.has(mine) ? (mine as QueueView) : undefined;
  const records = [first, second].map((filter) => statusOf(filter, 'record')).find(Boolean);
  return mine === 'pending' && records === 'pending' ? 'pending' : undefined;
}

/** View of the queue that the filters select; its counters are known. */
export const viewOf = ({ filters, isQueried = false }: Selection): QueueView | undefined =>
  isQueried ? undefined : viewBy(filters);

/** Total from counters; undefined if counters do not cover the selection. */
export function knownTotal(selection: Selection): RawBuilder<number> | undefined {
  const { ds, userN } = selection.search;
  const view = viewOf(selection);
  if (view === 'all') return totalOfAll(ds);
  return view === undefined || userN === undefined ? undefined : totalOfView(ds, userN, view);
}

const counted = ({ search: { ds }, where }: Selection) => sql<number>`(SELECT count(*)::int FROM records r
  WHERE r.ds = ${fixed(ds)} AND ${where})`;

export async function totalOf(selection: Selection): Promise<number> {
  const known = knownTotal(selection);
  const { rows } = await sql<{ total: number | null }>`
    SELECT ${known ? prepared : sql``} ${known ?? counted(selection)} AS total`.execute(selection.search.db);
  return rows[0]?.total ?? 0;
}
