import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { findByQuery } from './find-by-query.ts';
import { findInOrder } from './find-in-order.ts';
import { loadNames, type Names, type SearchScope } from './scope.ts';
import type { FoundPage, Ordered, Page } from './selection.ts';
import { filterSql, statusOf } from './sql/filter.ts';
import { inserted, orderOf } from './sql/sort.ts';
import type { Condition } from './sql/value.ts';

export type SearchBody = v.InferOutput<typeof wireSearchBody>;

const notLoaded = (name: string): never => {
  throw new Error(`The question ${name} was not loaded`);
};

const noNames: Names = {
  question: notLoaded,
  suggested: notLoaded,
  metadata: (name) => {
    throw new Error(`The metadata property ${name} was not loaded`);
  },
};

/** Most searches are views of the queue without names. */
const namesNothing = ({ filters, sort }: SearchBody) =>
  [...(filters?.and ?? []), ...(sort ?? [])].every(
    ({ scope }) => scope.entity === 'record' || (scope.entity === 'response' && scope.question === null),
  );

const every = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;

/** Page of a search, or its order if the page has to be read. */
export async function readSearch(scope: SearchScope, body: SearchBody, page: Page): Promise<FoundPage | Ordered> {
  const filters = body.filters?.and ?? [];
  const search = { ...scope, onlyPending: filters.some((filter) => statusOf(filter, 'record') === 'pending') };
  const names = namesNothing(body) ? noNames : await loadNames(search);
  const where = every(filters.map((filter) => filterSql(filter, search, names)));
  const sorted = body.sort ? orderOf(body.sort, search, names) : undefined;
  const selection = { search, filters, where };
  return body.query ? findByQuery(selection, body.query, sorted, page) : { selection, order: sorted ?? inserted };
}

export async function searchRecords(scope: SearchScope, body: SearchBody, page: Page): Promise<FoundPage> {
  const read = await readSearch(scope, body, page);
  if ('found' in read) return read;
  const found = await findInOrder(read.selection, read.order, page);
  return read.scored ? read.scored(found) : found;
}
