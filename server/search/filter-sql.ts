import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireFilter, wireScope } from '#contract/annotation/search-filter.ts';
import { unprocessable } from '../resources/shared/refusal.ts';
import { responded, suggested } from './related-sql.ts';
import type { NamedThing, Names, SearchScope } from './scope.ts';
import {
  type Bound,
  type Condition,
  comparable,
  isAmong,
  isAmongNumbers,
  isAmongTerms,
  metadataValue,
  numberIn,
  withinNumbers,
  withinTexts,
  withinTimes,
} from './value-sql.ts';

export type Filter = v.InferOutput<typeof wireFilter>;
export type Scope = v.InferOutput<typeof wireScope>;
type ScopeOf<E extends Scope['entity']> = Extract<Scope, { entity: E }>;

/** What a filter asks of whatever its scope names. */
type Test = { readonly values: readonly string[] } | { readonly ge: Bound; readonly le: Bound };

const unsupported = (what: string) => unprocessable(`${what} cannot be filtered in this way`);
const isTerms = (test: Test): test is { readonly values: readonly string[] } => 'values' in test;

function recordFilter({ property }: ScopeOf<'record'>, test: Test): Condition {
  const isTime = property === 'inserted_at' || property === 'updated_at';
  if (isTerms(test) === isTime) throw unsupported(`The property \`${property}\` of records`);
  if (isTerms(test)) return sql`r.${sql.ref(property)}::text = ANY(${test.values}::text[])`;
  return withinTimes(sql`r.${sql.ref(property)}`, test.ge, test.le);
}

function metadataFilter({ name, type }: NamedThing, test: Test): Condition {
  const value = metadataValue(name);
  if (isTerms(test))
    return type === 'terms' ? isAmongTerms(value, test.values) : isAmongNumbers(numberIn(value), test.values);
  if (type === 'terms') return withinTexts(sql`r.metadata ->> ${sql.lit(name)}`, test.ge, test.le);
  return withinNumbers(numberIn(value), test.ge, test.le);
}

/** `pending` is no response at all. */
function responseStatusFilter(scope: SearchScope, test: Test): Condition {
  if (!isTerms(test)) throw unsupported('The status of responses');
  const has = responded(scope, sql`re.status = ANY(${test.values}::text[])`);
  return test.values.includes('pending') ? sql`(${has} OR NOT ${responded(scope, sql`true`)})` : has;
}

function responseValueFilter(scope: SearchScope, question: NamedThing, test: Test): Condition {
  const value = sql`(re."values" -> ${comparable(question).name}::text -> 'value')`;
  return responded(
    scope,
    isTerms(test) ? isAmong(value, test.values) : withinNumbers(numberIn(value), test.ge, test.le),
  );
}

const anyScore = (ge: Bound, le: Bound): Condition =>
  sql`EXISTS (SELECT FROM unnest(coalesce(s.scores, ARRAY[s.score])) AS score WHERE ${withinNumbers(sql`score`, ge, le)})`;

function suggestionTest(question: NamedThing, property: ScopeOf<'suggestion'>['property'], test: Test): Condition {
  if (property === 'score') {
    if (isTerms(test)) throw unsupported('The score of suggestions');
    return anyScore(test.ge, test.le);
  }
  if (property === 'value') {
    comparable(question);
    return isTerms(test) ? isAmong(sql`s.value`, test.values) : withinNumbers(numberIn(sql`s.value`), test.ge, test.le);
  }
  if (!isTerms(test)) throw unsupported(`The ${property} of suggestions`);
  return sql`s.${sql.ref(property)} = ANY(${test.values}::text[])`;
}

/** The condition on a record `r` that a filter of the contract stands for. */
export function filterSql(filter: Filter, search: SearchScope, names: Names): Condition {
  const { scope } = filter;
  switch (scope.entity) {
    case 'record':
      return recordFilter(scope, filter);
    case 'metadata':
      return metadataFilter(names.metadata(scope.metadata_property), filter);
    case 'response':
      return scope.question === null
        ? responseStatusFilter(search, filter)
        : responseValueFilter(search, names.question(scope.question), filter);
    case 'suggestion': {
      const question = names.question(scope.question);
      return suggested(search, question, suggestionTest(question, scope.property, filter));
    }
  }
}
