import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { unprocessable } from '../resources/shared/refusal.ts';
import { filterSql } from './filter-sql.ts';
import { findByQuery } from './find-by-query.ts';
import { findInOrder } from './find-in-order.ts';
import type { FoundPage, Page } from './found.ts';
import { loadNames, type Names, type SearchScope } from './scope.ts';
import { orderSql } from './sort-sql.ts';
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

/** The page of a search, and how many records there are in all. */
export async function searchRecords(search: SearchScope, body: SearchBody, page: Page): Promise<FoundPage> {
  if (body.query?.text) throw unprocessable('This server does not search texts yet');
  const names = namesNothing(body) ? noNames : await loadNames(search);
  const filters = body.filters?.and ?? [];
  const conditions = filters.map((filter) => filterSql(filter, search, names));
  const where: Condition = sql`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;
  const selection = { search, filters, where };
  const order = orderSql(body.sort ?? [], search, names);
  const found = body.query && (await findByQuery(selection, body.query, body.sort ? order : undefined, page));
  return found ?? findInOrder(selection, order, page);
}
