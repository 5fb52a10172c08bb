import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import type { FoundPage, Page, Selection } from './found.ts';
import { findSimilar } from './similarity/find-similar.ts';
import type { Order } from './sort-sql.ts';
import { findByText } from './text/find-by-text.ts';
import { readTextSearch, withTexts } from './text/text-condition.ts';

export type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;

/** Says of no record that it is not meant. */
const isEverything = ({ q }: { readonly q: string }) => q.trim() === '*';

/** What of the selection a query finds; undefined where it leaves finding to filters and sorts. */
export async function findByQuery(
  selection: Selection,
  { vector, text: asked }: Query,
  sorted: Order | undefined,
  page: Page,
): Promise<FoundPage | undefined> {
  const tsquery = asked ? await readTextSearch(selection.search, asked) : undefined;
  const text = asked && !isEverything(asked) ? asked : null;
  if (vector) {
    const isNarrowed = selection.filters.length > 0 || text !== null;
    const narrowed = text ? withTexts(selection, tsquery) : selection;
    return findSimilar(narrowed, { query: vector, isNarrowed, sorted: sorted?.by }, page);
  }
  return text ? findByText(selection, { tsquery, sorted }, page) : undefined;
}
