import { type RawBuilder, sql } from 'kysely';
import { fixed, prepared } from '../schema/prepared.ts';
import type { FoundPage, Page, Selection } from './selection.ts';
import { inserted, latest, type Order, type TwoPartOrder } from './sql/sort.ts';
import { knownTotal, totalOf, viewOf } from './total.ts';
import { seqsUnanswered } from './unanswered/seqs-unanswered.ts';

/** Skipping fewer records is cheaper than counting all first. */
const maxShallowOffset = 1000;

/** Without a query, all records match equally. */
const equalScore = 1;

/** The first part usually fills the page; PostgreSQL then skips the second. */
const selectInTwoParts = ({ search, where }: Selection, lead: TwoPartOrder) => {
  const ds = fixed(search.ds);
  return sql`(
  (SELECT r.seq FROM records r ${lead.join} WHERE r.ds = ${ds} AND ${where} AND ${lead.withValue} ORDER BY ${lead.by})
  UNION ALL
  (SELECT r.seq FROM records r WHERE r.ds = ${ds} AND ${where} AND ${lead.withoutValue} ORDER BY ${lead.rest})) found`;
};

const selectInOnePart = ({ search: { ds }, where }: Selection, { by }: Order) =>
  sql`records r WHERE r.ds = ${fixed(ds)} AND ${where} ORDER BY ${by}`;

/** Views of unanswered records start at the stored start of the queue. */
function unansweredIn(selection: Selection) {
  const { db, ds, userN } = selection.search;
  const view = viewOf(selection);
  const isLeft = view === 'pending' || view === 'unanswered';
  return isLeft && userN !== undefined ? { db, ds, userN, onlyPending: view === 'pending' } : undefined;
}

interface SeqsAndTotal {
  readonly seqs: readonly number[];
  readonly total: number | null;
}

const noTotal = sql<null>`NULL`;

/** Most records match these views for most users, so one plan suits all. */
const suitsOnePlan = (selection: Selection) => unansweredIn(selection) !== undefined || viewOf(selection) === 'all';

/** A literal limit, since PostgreSQL would not reuse a plan for an unknown one. */
const bounds = (selection: Selection, { offset, limit }: Page) =>
  offset === 0 && suitsOnePlan(selection)
    ? { mark: prepared, within: sql`LIMIT ${fixed(limit)}` }
    : { mark: sql``, within: sql`LIMIT ${limit} OFFSET ${offset}` };

export const rowsInOrder = (selection: Selection, order: Order) =>
  order.twoParts ? selectInTwoParts(selection, order.twoParts) : selectInOnePart(selection, order);

/** Selects numbers only: skipped records are not read. */
async function seqsOf(selection: Selection, order: Order, page: Page, total: RawBuilder<unknown> = noTotal) {
  const unanswered = order === inserted ? unansweredIn(selection) : undefined;
  if (unanswered) return seqsUnanswered({ ...unanswered, total }, page);
  const { mark, within } = bounds(selection, page);
  const found = await sql<SeqsAndTotal>`SELECT ${mark} ${total} AS total,
    to_json(ARRAY(SELECT seq FROM ${rowsInOrder(selection, order)} ${within})) AS seqs`.execute(selection.search.db);
  return found.rows[0] ?? { seqs: [], total: null };
}

/** Searches from the nearer end. Only the order of insertion can be reversed. */
async function seqsFarIn(selection: Selection, order: Order, { offset, limit }: Page, total: number) {
  const remaining = total - offset;
  if (remaining <= 0) return [];
  if (order !== inserted || remaining > offset) return (await seqsOf(selection, order, { offset, limit })).seqs;
  const taken = Math.min(limit, remaining);
  const { seqs } = await seqsOf(selection, latest, { offset: remaining - taken, limit: taken });
  return seqs.toReversed();
}

/** Prevents an unhandled rejection if the page fails first. */
function counting(selection: Selection): Promise<number> {
  const total = totalOf(selection);
  total.catch(() => undefined);
  return total;
}

async function seqsAndTotal(selection: Selection, order: Order, page: Page) {
  if (page.offset > maxShallowOffset) {
    const total = await totalOf(selection);
    return { seqs: await seqsFarIn(selection, order, page, total), total };
  }
  const known = knownTotal(selection);
  if (known) return seqsOf(selection, order, page, known);
  const total = counting(selection);
  const { seqs } = await seqsOf(selection, order, page);
  return { seqs, total };
}

export async function findInOrder(selection: Selection, order: Order, page: Page): Promise<FoundPage> {
  const { seqs, total } = await seqsAndTotal(selection, order, page);
  const score = order === inserted ? equalScore : null;
  return { found: seqs.map((seq) => ({ seq, score })), total: total ?? 0 };
}
