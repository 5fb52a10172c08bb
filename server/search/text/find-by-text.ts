import { sql } from 'kysely';
import { type Found, type FoundPage, noRecords, type Ordered, type Page, type Selection } from '../selection.ts';
import { inserted, type Order } from '../sql/sort.ts';
import { matches, rank, withTexts } from './text-condition.ts';

interface TextSearchOptions {
  readonly tsquery: string | undefined;
  /** Undefined sorts by relevance. */
  readonly sorted: Order | undefined;
}

/** With more matches, relevance says little and ranking is too slow. */
const maxRanked = 10_000;

/**
 * `OFFSET 0` is an optimisation fence: without it, the planner expects the outer limit to be reached soon and scans all
 * texts.
 */
const rankedTexts = (ds: number, tsquery: string) => sql`(SELECT t.seq, ${rank(tsquery)} AS score
  FROM record_texts t WHERE t.ds = ${ds} AND ${matches(tsquery)} OFFSET 0)`;

/** Filters need the record. */
const among = ({ search: { ds }, filters, where }: Selection) =>
  filters.length === 0 ? sql`` : sql`JOIN records r ON r.ds = ${ds} AND r.seq = w.seq WHERE ${where}`;

/** Most relevant first, then oldest first. Counts and ranks in one pass. */
async function rankAll(selection: Selection, tsquery: string, { offset, limit }: Page) {
  const { db, ds } = selection.search;
  const { rows } = await sql<{ total: number; found: readonly Found[] }>`
    WITH found AS MATERIALIZED (
      SELECT w.seq, w.score FROM ${rankedTexts(ds, tsquery)} w ${among(selection)} LIMIT ${maxRanked + 1})
    SELECT (SELECT count(*)::int FROM found) AS total, (SELECT coalesce(json_agg(best), '[]')
      FROM (SELECT seq, score FROM found ORDER BY score DESC, seq LIMIT ${limit} OFFSET ${offset}) best) AS found
  `.execute(db);
  return rows[0] ?? noRecords;
}

async function withScores({ search: { db, ds } }: Selection, tsquery: string, { found, total }: FoundPage) {
  const seqs = found.map(({ seq }) => seq);
  const { rows } = await sql<{ seq: number; score: number }>`SELECT t.seq, ${rank(tsquery)} AS score
    FROM record_texts t WHERE t.ds = ${ds} AND t.seq = ANY(${seqs}::bigint[])`.execute(db);
  const scores = new Map(rows.map(({ seq, score }) => [seq, score]));
  return { found: found.map(({ seq }) => ({ seq, score: scores.get(seq) ?? null })), total };
}

/** Most relevant first; oldest first if there are very many matches. */
export async function findByText(
  selection: Selection,
  { tsquery, sorted }: TextSearchOptions,
  page: Page,
): Promise<FoundPage | Ordered> {
  if (tsquery === undefined) return noRecords;
  const matching = withTexts(selection, tsquery);
  if (sorted) return { selection: matching, order: sorted };
  const best = await rankAll(selection, tsquery, page);
  if (best.total <= maxRanked) return best;
  return { selection: matching, order: inserted, scored: (found) => withScores(selection, tsquery, found) };
}
