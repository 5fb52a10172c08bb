import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { wireFilter } from '#contract/annotation/search-filter.ts';
import type { NamedItem, Names, SearchScope } from '../scope.ts';
import { responded, suggested } from './related.ts';
import { answeredBy, blindAnswerTo, differ, differAbout, lastAnswer } from './team-answers.ts';
import {
  anyText,
  type Bound,
  type Condition,
  comparable,
  hasAnyOf,
  isAmongNumbers,
  isAmongTerms,
  isAmongTimes,
  isId,
  metadataValue,
  numberIn,
  saysSomething,
  withinNumbers,
  withinTexts,
  withinTimes,
} from './value.ts';

const ofScores = (condition: Condition): Condition =>
  sql`EXISTS (SELECT FROM unnest(s.scores) AS score WHERE ${condition})`;

const atLeast = (ge: Bound) => withinNumbers(sql`s.score`, ge, null);

/** Whether a score of the suggestion `s` is in the range. The index covers `s.score`, the highest one. */
const anyScore = (ge: Bound, le: Bound): Condition => sql`(${atLeast(ge)} AND CASE WHEN s.scores IS NULL
  THEN ${withinNumbers(sql`s.score`, null, le)} ELSE ${ofScores(withinNumbers(sql`score`, ge, le))} END)`;

const anyScoreAmong = (values: readonly string[]): Condition => sql`(CASE WHEN s.scores IS NULL
  THEN ${isAmongNumbers(sql`s.score`, values)} ELSE ${ofScores(isAmongNumbers(sql`score`, values))} END)`;

export type Filter = v.InferOutput<typeof wireFilter>;
type Scope = Filter['scope'];
type PresenceFilter = Extract<Filter, { type: 'presence' }>;
type ScopeOf<E extends Scope['entity']> = Extract<Scope, { entity: E }>;

/** Value of a filter on one status; undefined for other filters. */
export function statusOf(filter: Filter, entity: 'record' | 'response') {
  const { scope } = filter;
  const isStatus = scope.entity === entity && 'property' in scope && scope.property === 'status';
  const isPlain = !('question' in scope) || scope.question === null;
  return isStatus && isPlain && filter.type === 'terms' && filter.values.length === 1 ? filter.values[0] : undefined;
}

type FilterTest = { readonly values: readonly string[] } | { readonly ge: Bound; readonly le: Bound };

const isTerms = (test: FilterTest): test is { readonly values: readonly string[] } => 'values' in test;

const textTest = (value: RawBuilder<unknown>, test: FilterTest): Condition =>
  isTerms(test) ? sql`${value} = ANY(${test.values}::text[])` : withinTexts(value, test.ge, test.le);

const timeTest = (value: RawBuilder<unknown>, test: FilterTest): Condition =>
  isTerms(test) ? isAmongTimes(value, test.values) : withinTimes(value, test.ge, test.le);

/** Uses the table of ids, since records have no index on them. */
const hasId = ({ ds }: SearchScope, ids: readonly string[]): Condition => sql`r.seq = ANY(ARRAY(
  SELECT ri.seq FROM record_ids ri WHERE ri.ds = ${ds} AND ri.id = ANY(${ids.filter(isId)}::uuid[])))`;

/** Literal, so that generic plans use the partial index on pending records. */
const isPending = sql<boolean>`r.status = 'pending'`;

function recordFilter(search: SearchScope, { property }: ScopeOf<'record'>, test: FilterTest): Condition {
  const value = sql`r.${sql.ref(property)}`;
  switch (property) {
    case 'id':
      return isTerms(test) ? hasId(search, test.values) : textTest(sql`r.id::text`, test);
    case 'inserted_at':
    case 'updated_at':
      return timeTest(value, test);
    case 'status':
      return isTerms(test) && test.values.length === 1 && test.values[0] === 'pending'
        ? isPending
        : textTest(value, test);
    default:
      return textTest(value, test);
  }
}

function metadataFilter({ name, type }: NamedItem, test: FilterTest): Condition {
  const metadata = sql`r.metadata`;
  if (type === 'terms')
    return isTerms(test)
      ? isAmongTerms(metadata, name, test.values)
      : withinTexts(sql`${metadata} ->> ${sql.lit(name)}`, test.ge, test.le);
  const number = numberIn(metadataValue(name));
  return isTerms(test) ? isAmongNumbers(number, test.values) : withinNumbers(number, test.ge, test.le);
}

/** `pending` stands for no response. */
function responseStatusFilter(scope: SearchScope, test: FilterTest): Condition {
  if (!isTerms(test) || !test.values.includes('pending')) return responded(scope, textTest(sql`re.status`, test));
  const others = test.values.filter((status) => status !== 'pending');
  if (others.length === 0) return sql`NOT ${responded(scope, sql`true`)}`;
  // A user has at most one response, so no other status means one of these or none.
  if (scope.userN !== undefined) return sql`NOT ${responded(scope, sql`re.status <> ALL(${others}::text[])`)}`;
  return sql`(${responded(scope, sql`re.status = ANY(${others}::text[])`)} OR NOT ${responded(scope, sql`true`)})`;
}

function valueTest(question: NamedItem, value: RawBuilder<unknown>, test: FilterTest): Condition {
  if (isTerms(test)) return hasAnyOf(question, value, test.values);
  return comparable(question).type === 'rating'
    ? withinNumbers(numberIn(value), test.ge, test.le)
    : anyText(value, test.ge, test.le);
}

const answerTo = ({ name }: NamedItem) => sql`(re."values" -> ${name}::text -> 'value')`;

const valueOfAnswer = ({ blind }: ScopeOf<'answers'>, question: NamedItem) =>
  blind ? blindAnswerTo(question) : answerTo(question);

function presence({ scope }: PresenceFilter, search: SearchScope, names: Names): Condition {
  switch (scope.entity) {
    case 'record':
      return sql`r.${sql.ref(scope.property)} IS NOT NULL`;
    case 'metadata':
      return sql`(${metadataValue(names.metadata(scope.metadata_property).name)} IS NOT NULL)`;
    case 'response':
      return responded(
        search,
        scope.question === null ? sql`true` : saysSomething(answerTo(names.question(scope.question))),
      );
    case 'suggestion':
      return suggested(search, names.suggested(scope.question), sql`true`);
    case 'answers': {
      const question = names.question(scope.question);
      return answeredBy(search, { ...scope, question }, saysSomething(valueOfAnswer(scope, question)));
    }
    case 'disagreement':
      return differ(search, comparisonOf(scope, names), true);
    case 'last-answer':
      return sql`(${lastAnswer(search)} IS NOT NULL)`;
  }
}

const comparisonOf = ({ question: name, usernames }: ScopeOf<'disagreement'>, names: Names) => {
  const question = names.question(name);
  return { question, usernames, value: answerTo(question) };
};

/** An empty name stands for suggestions without one. */
const isOfAgent = (agents: readonly string[]): Condition =>
  agents.includes('')
    ? sql`(s.agent = ANY(${agents}::text[]) OR s.agent IS NULL)`
    : textTest(sql`s.agent`, { values: agents });

function suggestionTest(question: NamedItem, property: ScopeOf<'suggestion'>['property'], test: FilterTest): Condition {
  if (property === 'value') return valueTest(question, sql`s.value`, test);
  if (property === 'agent' && isTerms(test)) return isOfAgent(test.values);
  if (property !== 'score') return textTest(sql`s.${sql.ref(property)}`, test);
  return isTerms(test) ? anyScoreAmong(test.values) : anyScore(test.ge, test.le);
}

const answered = (search: SearchScope, question: NamedItem, test: FilterTest) =>
  responded(search, valueTest(question, answerTo(question), test));

export function filterSql(filter: Filter, search: SearchScope, names: Names): Condition {
  if (filter.type === 'presence') {
    if (filter.scope.entity === 'disagreement')
      return differ(search, comparisonOf(filter.scope, names), filter.present);
    const isThere = presence(filter, search, names);
    return filter.present ? isThere : sql`NOT ${isThere}`;
  }
  const { scope } = filter;
  switch (scope.entity) {
    case 'record':
      return recordFilter(search, scope, filter);
    case 'metadata':
      return metadataFilter(names.metadata(scope.metadata_property), filter);
    case 'response':
      return scope.question === null
        ? responseStatusFilter(search, filter)
        : answered(search, names.question(scope.question), filter);
    case 'suggestion': {
      const question = names.suggested(scope.question);
      return suggested(search, question, suggestionTest(question, scope.property, filter));
    }
    case 'answers': {
      const question = names.question(scope.question);
      return answeredBy(search, { ...scope, question }, valueTest(question, valueOfAnswer(scope, question), filter));
    }
    case 'last-answer':
      return timeTest(lastAnswer(search), filter);
    case 'disagreement': {
      const comparison = comparisonOf(scope, names);
      return differAbout(search, comparison, valueTest(comparison.question, comparison.value, filter));
    }
  }
}
