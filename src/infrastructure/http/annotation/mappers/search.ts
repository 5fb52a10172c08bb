import { statusFilters, termsFilter } from '#contract/annotation/make-filters.ts';
import type { WireSearchBody } from '#contract/annotation/search.ts';
import type { WireFilter, WireFilterScope, WireScope } from '#contract/annotation/search-filter.ts';
import type { Condition } from '#domain/criteria/condition.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Filter, RecordProperty } from '#domain/criteria/filter.ts';
import type { Sort, SortBy } from '#domain/criteria/sort.ts';

export function toWireSearch(criteria: Criteria): WireSearchBody {
  const query = toQuery(criteria);
  const filters = [...statusFilters(criteria.status), ...criteria.filters.flatMap(toFilter)];
  return {
    ...(query && { query }),
    ...(filters.length > 0 && { filters: { and: filters } }),
    ...(criteria.sort.length > 0 && { sort: criteria.sort.map(toSort) }),
  };
}

function toQuery({ search, similarity }: Criteria): WireSearchBody['query'] {
  if (!search && !similarity) return undefined;
  return {
    ...(search && { text: { q: search.text, ...(search.field !== undefined && { field: search.field }) } }),
    ...(similarity && {
      vector: {
        name: similarity.vector,
        record_id: similarity.recordId,
        max_results: similarity.limit,
        order: similarity.order === 'most' ? 'most_similar' : 'least_similar',
      },
    }),
  };
}

function toFilter(filter: Filter): WireFilter[] {
  return toConditions(toFilterScope(filter), filter.condition, filter.on === 'record' ? toDate : (bound) => bound);
}

const toDate = (milliseconds: number) => new Date(milliseconds).toISOString();

function toFilterScope(filter: Filter): WireFilterScope {
  switch (filter.on) {
    case 'metadata':
      return { entity: 'metadata', metadata_property: filter.property };
    case 'response':
      return { entity: 'response', question: filter.question };
    case 'suggestion':
      return { entity: 'suggestion', question: filter.question, property: filter.of };
    case 'record':
      return filter.property === 'answeredAt'
        ? { entity: 'last-answer' }
        : { entity: 'record', property: wireProperties[filter.property] };
    case 'answers':
      return toTeamScope(filter);
  }
}

function toTeamScope({ question, of, people }: Extract<Filter, { on: 'answers' }>): WireFilterScope {
  const usernames = people.length === 0 ? null : [...people];
  if (of === 'value') return { entity: 'answers', question, usernames };
  if (of === 'blind') return { entity: 'answers', question, usernames, blind: true };
  return { entity: 'disagreement', question, usernames };
}

const wireProperties = {
  insertedAt: 'inserted_at',
  updatedAt: 'updated_at',
  id: 'id',
  externalId: 'external_id',
} as const satisfies Readonly<Record<Exclude<RecordProperty, 'answeredAt'>, string>>;

type Bound = number | string;

/** Leaves out empty conditions, which the server rejects. */
function toConditions(scope: WireFilterScope, condition: Condition, toBound: (bound: number) => Bound): WireFilter[] {
  if (condition.kind === 'presence') return [{ type: 'presence', scope, present: condition.present }];
  if (condition.kind === 'range') {
    const { from, to } = condition;
    if (from === undefined && to === undefined) return [];
    const ge = from !== undefined && { ge: toBound(from) };
    return [{ type: 'range', scope, ...ge, ...(to !== undefined && { le: toBound(to) }) }];
  }
  if (condition.values.length === 0) return [];
  return condition.match === 'all'
    ? condition.values.map((value) => termsFilter(scope, [value]))
    : [termsFilter(scope, [...condition.values])];
}

const toSort = ({ by, order }: Sort) => ({ scope: toSortScope(by), order });

function toSortScope(by: SortBy): WireScope {
  switch (by.entity) {
    case 'record':
      return { entity: 'record', property: wireProperties[by.property] };
    case 'metadata':
      return { entity: 'metadata', metadata_property: by.property };
    case 'suggestion':
      return { entity: 'suggestion', question: by.question, property: by.of };
    case 'response':
      return { entity: 'response', question: by.question };
  }
}
