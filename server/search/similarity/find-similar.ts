import { type RawBuilder, sql } from 'kysely';
import { wireLimits } from '#contract/limits.ts';
import type { Found, FoundPage, Page, Selection } from '../selection.ts';
import { directionOf } from './direction.ts';
import { shortest } from './float-bytes.ts';
import type { Neighbour } from './nearest/nearest.ts';
import { numberSet } from './number-set.ts';
import { referenceOf, type VectorQuery, vectorsNamed } from './reference.ts';

interface SimilaritySearch {
  readonly query: VectorQuery;
  /** Whether filters or a text narrow the selection. */
  readonly isNarrowed: boolean;
  /** Undefined sorts by similarity. */
  readonly sorted: RawBuilder<unknown> | undefined;
}

const allowedIn = ({ search: { db, ds }, where }: Selection) =>
  numberSet(db, sql`SELECT r.seq FROM records r WHERE r.ds = ${ds} AND ${where}`);

/** From 0 to 1, with the precision of a 32-bit float. */
const asFound = ({ seq, cosine }: Neighbour): Found => ({ seq, score: shortest(Math.fround((1 + cosine) / 2)) });

async function inOrder(
  { search: { db, ds } }: Selection,
  neighbours: readonly Neighbour[],
  order: RawBuilder<unknown>,
  { offset, limit }: Page,
): Promise<readonly Found[]> {
  const seqs = neighbours.map(({ seq }) => seq);
  const { rows } = await sql<{ seq: number }>`SELECT r.seq FROM records r
    WHERE r.ds = ${ds} AND r.seq = ANY(${seqs}::bigint[])
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ seq }) => ({ seq, score: null }));
}

/** Neighbours are chosen by similarity; a sort only orders them. */
export async function findSimilar(
  selection: Selection,
  { query, isNarrowed, sorted }: SimilaritySearch,
  page: Page,
): Promise<FoundPage> {
  const { search } = selection;
  const vectors = await vectorsNamed(search, query.name);
  const reference = await referenceOf(search, vectors, query);
  const atMost = query.max_results ?? wireLimits.similarRecords.max; // default of Argilla
  const { neighbours, total } = await search.vectors.nearest(vectors, {
    query: directionOf(reference.values, query.order === 'least_similar' ? -1 : 1),
    allowed: isNarrowed ? await allowedIn(selection) : undefined,
    except: reference.seq,
    limit: sorted ? atMost : Math.min(page.offset + page.limit, atMost),
  });
  return {
    found: sorted
      ? await inOrder(selection, neighbours, sorted, page)
      : neighbours.slice(page.offset, page.offset + page.limit).map(asFound),
    total: Math.min(total, atMost),
  };
}
