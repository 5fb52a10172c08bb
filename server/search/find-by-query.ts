import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import type { FoundPage, Ordered, Page, Selection } from './selection.ts';
import { findSimilar } from './similarity/find-similar.ts';
import { inserted, type Order } from './sql/sort.ts';
import { findByText } from './text/find-by-text.ts';
import { readTextSearch, withTexts } from './text/text-condition.ts';

export type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;

const isEverything = ({ q }: { readonly q: string }) => q.trim() === '*';

/** Page of a query, or the order in which to search. */
export async function findByQuery(
  selection: Selection,
  { vector, text: requestedText }: Query,
  sorted: Order | undefined,
  page: Page,
): Promise<FoundPage | Ordered> {
  const tsquery = requestedText ? await readTextSearch(selection.search, requestedText) : undefined;
  const text = requestedText && !isEverything(requestedText) ? requestedText : null;
  if (vector) {
    const isNarrowed = selection.filters.length > 0 || text !== null;
    const narrowed = text ? withTexts(selection, tsquery) : selection;
    return findSimilar(narrowed, { query: vector, isNarrowed, sorted: sorted?.by }, page);
  }
  return text ? findByText(selection, { tsquery, sorted }, page) : { selection, order: sorted ?? inserted };
}
