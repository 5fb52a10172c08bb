import type { RawBuilder } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import type { FoundPage, Page, Selection } from './found.ts';
import { findSimilar } from './similarity/find-similar.ts';

export type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;

/** What of the selection a query finds; undefined where it leaves finding to filters and sorts. */
export async function findByQuery(
  selection: Selection,
  { vector, text }: Query,
  sorted: RawBuilder<unknown> | undefined,
  page: Page,
): Promise<FoundPage | undefined> {
  if (!vector) return undefined;
  const isNarrowed = selection.filters.length > 0 || text !== null;
  return findSimilar(selection, { query: vector, isNarrowed, sorted }, page);
}
