import { type RawBuilder, sql } from 'kysely';
import type { FoundPage, Page, Selection } from './found.ts';
import { inserted } from './sort-sql.ts';
import { totalOf } from './total.ts';

/** Up to here, records that are skipped cost less than to know first how many there are. */
const shallow = 1000;

/** Only the numbers of the records: what lies before the page is skipped without being read. */
async function seqsOf({ search, where }: Selection, order: RawBuilder<unknown>, { offset, limit }: Page) {
  const { rows } = await sql<{ seq: number }>`SELECT r.seq FROM records r WHERE r.ds = ${search.ds} AND ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(search.db);
  return rows.map(({ seq }) => seq);
}

/** From whichever end is nearer. Only the order of insertion is known backwards. */
async function seqsFarIn(selection: Selection, order: RawBuilder<unknown>, { offset, limit }: Page, total: number) {
  const left = total - offset;
  if (left <= 0) return [];
  if (order !== inserted || left > offset) return seqsOf(selection, order, { offset, limit });
  const taken = Math.min(limit, left);
  const seqs = await seqsOf(selection, sql`r.seq DESC`, { offset: left - taken, limit: taken });
  return seqs.toReversed();
}

async function seqsAndTotal(selection: Selection, order: RawBuilder<unknown>, page: Page) {
  if (page.offset <= shallow) return Promise.all([seqsOf(selection, order, page), totalOf(selection)]);
  const total = await totalOf(selection);
  return [await seqsFarIn(selection, order, page, total), total] as const;
}

/** The page in this order, and how many there are in all. */
export async function findInOrder(selection: Selection, order: RawBuilder<unknown>, page: Page): Promise<FoundPage> {
  const [seqs, total] = await seqsAndTotal(selection, order, page);
  return { found: seqs.map((seq) => ({ seq, score: null })), total };
}
