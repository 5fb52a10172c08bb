import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { WireSearchBody } from '#contract/annotation/search.ts';
import type { wireScope } from '#contract/annotation/search-filter.ts';
import type { NamedItem, Names, SearchScope } from '../scope.ts';
import { has, type Related, responseOf, suggestionOf } from './related.ts';
import { type Condition, comparable, metadataValue, numberIn } from './value.ts';

type SortScope = v.InferOutput<typeof wireScope>;

export interface Sort {
  readonly scope: SortScope;
  readonly order: NonNullable<WireSearchBody['sort']>[number]['order'];
}

type Expression = RawBuilder<unknown>;

/** Records with a related row in its order, then those without; a record has at most one such row. */
export interface TwoPartOrder {
  readonly join: Expression;
  readonly withValue: Condition;
  readonly by: Expression;
  readonly withoutValue: Condition;
  readonly rest: Expression;
}

export interface Order {
  readonly by: Expression;
  /** Equivalent order in two parts; an index usually covers the first. */
  readonly twoParts?: TwoPartOrder;
}

interface Compared {
  readonly value: Expression;
  readonly related?: Related;
  readonly isAlwaysThere?: boolean;
}

const numeric = new Set(['rating', 'integer', 'float']);

/** Numbers by size, other values as text. */
const sortable = ({ type }: NamedItem, value: Expression): Expression =>
  numeric.has(type) ? numberIn(value) : sql`(${value} #>> '{}')`;

function responseValue(question: NamedItem): Expression {
  const value = sql`(re."values" -> ${comparable(question).name}::text -> 'value')`;
  return sortable(question, value);
}

const suggestionValue = (question: NamedItem, property: string): Expression =>
  property === 'value' ? sortable(comparable(question), sql`s.value`) : sql`s.${sql.ref(property)}`;

function compared(scope: SortScope, search: SearchScope, names: Names): Compared {
  switch (scope.entity) {
    case 'record':
      return { value: sql`r.${sql.ref(scope.property)}`, isAlwaysThere: scope.property !== 'external_id' };
    case 'metadata': {
      const property = names.metadata(scope.metadata_property);
      return { value: sortable(property, metadataValue(property.name)) };
    }
    case 'response': {
      const value = scope.question === null ? sql`re.status` : responseValue(names.question(scope.question));
      return { value, related: responseOf(search) };
    }
    case 'suggestion': {
      const question = names.suggested(scope.question);
      return { value: suggestionValue(question, scope.property), related: suggestionOf(search, question) };
    }
  }
}

const directed = (value: Expression, order: Sort['order']) =>
  order === 'asc' ? sql`${value} ASC` : sql`${value} DESC`;

/** The first of several responses counts. */
const valueWithin = ({ table, belongs, isOneOfMany }: Related, value: Expression): Expression =>
  sql`(SELECT ${value} FROM ${table} WHERE ${belongs}
    ${isOneOfMany ? sql`ORDER BY re.inserted_at, re.user_n LIMIT 1` : sql``})`;

const inOrder = (terms: readonly Expression[]): Expression => sql.join([...terms, sql`r.seq`], sql`, `);

export const inserted: Order = { by: inOrder([]) };

export const latest: Order = { by: sql`r.seq DESC` };

function twoPartOrderOf(
  { value, related }: Compared,
  order: Sort['order'],
  others: readonly Expression[],
): TwoPartOrder | undefined {
  if (!related || related.isOneOfMany) return undefined;
  const withValue: Condition = sql`${value} IS NOT NULL`;
  return {
    join: sql`JOIN ${related.table} ON ${related.belongs}`,
    withValue,
    by: inOrder([directed(value, order), ...others]),
    withoutValue: sql`NOT ${has(related, withValue)}`,
    rest: inOrder(others),
  };
}

function termOf({ value, related, isAlwaysThere = false }: Compared, order: Sort['order']): Expression {
  const term = directed(related ? valueWithin(related, value) : value, order);
  return isAlwaysThere ? term : sql`${term} NULLS LAST`;
}

/** Missing values come last; equal records, oldest first. */
export function orderOf(sorts: readonly Sort[], search: SearchScope, names: Names): Order {
  const terms = sorts.map(({ scope, order }) => ({ order, compared: compared(scope, search, names) }));
  const by = terms.map((term) => termOf(term.compared, term.order));
  const [first] = terms;
  const lead = first && twoPartOrderOf(first.compared, first.order, by.slice(1));
  return { by: inOrder(by), ...(lead && { twoParts: lead }) };
}
