import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { unprocessable } from '../resources/shared/refusal.ts';
import { filterSql } from './filter-sql.ts';
import { loadNames, type Names, type SearchScope } from './scope.ts';
import { orderSql } from './sort-sql.ts';
import { totalOf } from './total.ts';
import type { Condition } from './value-sql.ts';

export type SearchBody = v.InferOutput<typeof wireSearchBody>;

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

function refuseQueries({ query }: SearchBody) {
  if (query?.text) throw unprocessable('This server does not search texts yet');
  if (query?.vector) throw unprocessable('This server does not search by similarity yet');
}

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

/** The records of a page as a source of rows `r`, their order, and how many there are in all. */
export async function searchRecords(search: SearchScope, body: SearchBody, { offset, limit }: Page) {
  refuseQueries(body);
  const names = namesNothing(body) ? noNames : await loadNames(search);
  const filters = body.filters?.and ?? [];
  const conditions = filters.map((filter) => filterSql(filter, search, names));
  const where: Condition = sql`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;
  const order = orderSql(body.sort ?? [], search, names);
  return {
    rows: sql`(SELECT r.* FROM records r WHERE r.ds = ${search.ds} AND ${where}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`,
    order,
    total: () => totalOf(search, filters, where),
  };
}
