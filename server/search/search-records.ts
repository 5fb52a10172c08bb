import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { filterSql, statusOf } from './filter-sql.ts';
import { findByQuery } from './find-by-query.ts';
import { findInOrder } from './find-in-order.ts';
import type { FoundPage, Page } from './found.ts';
import { loadNames, type Names, type SearchScope } from './scope.ts';
import { inserted, orderOf } from './sort-sql.ts';
import type { Condition } from './value-sql.ts';

export type SearchBody = v.InferOutput<typeof wireSearchBody>;

const noNames: Names = {
  question: (name) => {
    throw new Error(`The question ${name} was not loaded`);
  },
  metadata: (name) => {
    throw new Error(`The metadata property ${name} was not loaded`);
  },
};

/** Most searches are views of the queue, which name nothing. */
const namesNothing = ({ filters, sort }: SearchBody) =>
  [...(filters?.and ?? []), ...(sort ?? [])].every(
    ({ scope }) => scope.entity === 'record' || (scope.entity === 'response' && scope.question === null),
  );

const every = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;

/** The page of a search, and how many records there are in all. */
export async function searchRecords(scope: SearchScope, body: SearchBody, page: Page): Promise<FoundPage> {
  const filters = body.filters?.and ?? [];
  const search = { ...scope, onlyPending: filters.some((filter) => statusOf(filter, 'record') === 'pending') };
  const names = namesNothing(body) ? noNames : await loadNames(search);
  const where = every(filters.map((filter) => filterSql(filter, search, names)));
  const sorted = body.sort ? orderOf(body.sort, search, names) : undefined;
  const selection = { search, filters, where };
  const found = body.query && (await findByQuery(selection, body.query, sorted, page));
  return found ?? findInOrder(selection, sorted ?? inserted, page);
}
