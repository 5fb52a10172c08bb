import { type RawBuilder, sql } from 'kysely';
import type { WireSearchBody } from '#contract/annotation/search.ts';
import type { Scope } from './filter-sql.ts';
import { ofResponse, ofSuggestion } from './related-sql.ts';
import type { NamedThing, Names, SearchScope } from './scope.ts';
import { comparable, metadataValue, numberIn } from './value-sql.ts';

export interface Sort {
  readonly scope: Scope;
  readonly order: NonNullable<WireSearchBody['sort']>[number]['order'];
}

type Expression = RawBuilder<unknown>;

const numeric = new Set(['rating', 'integer', 'float']);

/** Numbers by size, everything else by its text. */
const sortable = ({ type }: NamedThing, value: Expression): Expression =>
  numeric.has(type) ? numberIn(value) : sql`(${value} #>> '{}')`;

function suggestionValue(search: SearchScope, question: NamedThing, property: string): Expression {
  const value = property === 'value' ? sortable(comparable(question), sql`s.value`) : sql`s.${sql.ref(property)}`;
  return ofSuggestion(search, question, value);
}

function responseValue(search: SearchScope, question: NamedThing): Expression {
  const value = sql`(re."values" -> ${comparable(question).name}::text -> 'value')`;
  return ofResponse(search, sortable(question, value));
}

function expression(scope: Scope, search: SearchScope, names: Names): Expression {
  switch (scope.entity) {
    case 'record':
      return sql`r.${sql.ref(scope.property)}`;
    case 'metadata': {
      const property = names.metadata(scope.metadata_property);
      return sortable(property, metadataValue(property.name));
    }
    case 'response':
      return scope.question === null
        ? ofResponse(search, sql`re.status`)
        : responseValue(search, names.question(scope.question));
    case 'suggestion':
      return suggestionValue(search, names.question(scope.question), scope.property);
  }
}

/** Oldest first: how records come where nothing else is asked for. */
export const inserted: RawBuilder<unknown> = sql`r.seq`;

/** Records without the value come last; equals, oldest first. */
export function orderSql(sorts: readonly Sort[], search: SearchScope, names: Names): RawBuilder<unknown> {
  const terms = sorts.map(({ scope, order }) => {
    const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
    return sql`${expression(scope, search, names)} ${direction} NULLS LAST`;
  });
  return sql.join([...terms, inserted], sql`, `);
}
