import { type RawBuilder, sql } from 'kysely';
import type { FoundPage, Page, Selection } from './found.ts';
import { totalOf } from './total.ts';

/** Only the numbers of the records: what lies before the page is skipped without being read. */
async function seqsOf({ search, where }: Selection, order: RawBuilder<unknown>, { offset, limit }: Page) {
  const { rows } = await sql<{ seq: number }>`SELECT r.seq FROM records r WHERE r.ds = ${search.ds} AND ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(search.db);
  return rows.map(({ seq }) => seq);
}

export async function findInOrder(selection: Selection, order: RawBuilder<unknown>, page: Page): Promise<FoundPage> {
  const [seqs, total] = await Promise.all([seqsOf(selection, order, page), totalOf(selection)]);
  return { found: seqs.map((seq) => ({ seq, score: null })), total };
}
