import type { Condition } from '#domain/criteria/condition.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Filter, FilterTarget } from '#domain/criteria/filter.ts';
import type { SortBy } from '#domain/criteria/sort.ts';

const titles: Readonly<Record<string, string>> = {
  source: 'Source',
  length: 'Length',
  score: 'Score',
  comment: 'Comment',
  label: 'Source',
  topics: 'Topics',
  stars: 'Stars',
  order: 'Order',
  ents: 'Entities',
  insertedAt: 'Added to the dataset',
  updatedAt: 'Last updated',
  id: 'ID',
  externalId: 'External ID',
};
const suggested = { value: 'Suggestion: ', score: 'Suggestion score: ', agent: 'Suggested by: ' } as const;

export function titleOf(target: FilterTarget): string {
  const name = target.on === 'metadata' || target.on === 'record' ? target.property : target.question;
  return `${target.on === 'suggestion' ? suggested[target.of] : ''}${titles[name]}`;
}

export function titleOfSort(by: SortBy): string {
  const name = by.entity === 'metadata' || by.entity === 'record' ? by.property : by.question;
  return `${by.entity === 'suggestion' ? suggested[by.of] : ''}${titles[name]}`;
}

function termsText({ values, match }: Extract<Condition, { kind: 'terms' }>, asText: (value: string) => string) {
  const [first = '', ...others] = values.map(asText);
  const all = [first, ...others];
  if (all.length > 3) return `${first} and ${others.length} more`;
  if (match === 'all') return all.join(' + ');
  return all.length === 3 ? `${all[0]}, ${all[1]}, or ${all[2]}` : all.join(' or ');
}

const rangeText = (from: string | undefined, to: string | undefined) => {
  if (from === undefined) return `≤ ${to}`;
  return to === undefined ? `≥ ${from}` : `${from} – ${to}`;
};

const day = (time: number) =>
  new Date(time).toLocaleDateString('en', { month: 'short', day: 'numeric', year: 'numeric' });

function conditionText(filter: Filter): string {
  const { condition } = filter;
  const hasOptions = filter.on === 'response' || (filter.on === 'suggestion' && filter.of === 'value');
  if (condition.kind === 'presence') return condition.present ? 'answered' : 'not answered';
  if (condition.kind === 'terms') return termsText(condition, (value) => (hasOptions ? value.toUpperCase() : value));
  const say = (bound: number | undefined) =>
    bound === undefined ? undefined : filter.on === 'record' ? day(bound) : `${bound}`;
  return rangeText(say(condition.from), say(condition.to));
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

function pageTexts({ page }: Criteria, total: number) {
  if (page.mode === 'bulk') {
    const last = Math.min(total, page.first + page.size - 1);
    return { size: `${page.size}`, records: total === 0 ? undefined : `${page.first} – ${last} of ${total}` };
  }
  return { size: undefined, records: total === 0 ? undefined : `${page.position} of ${total}` };
}

export const expectedTexts = (criteria: Criteria, total: number, idleField: string | undefined) => ({
  status: criteria.status,
  text: criteria.search?.text ?? '',
  field: (criteria.search ? criteria.search.field : idleField) ?? '',
  isBulk: criteria.page.mode === 'bulk',
  isFocus: criteria.page.mode === 'focus',
  chips: criteria.filters.map((filter) => `${titleOf(filter)} ${conditionText(filter)}`),
  filters: criteria.filters.length === 0 ? 'Filters' : `Filters (${criteria.filters.length})`,
  sort: criteria.sort.length === 0 ? 'Sort' : `Sort (${criteria.sort.length})`,
  neighbours: criteria.similarity && `${criteria.similarity.limit} ${criteria.similarity.order}`,
  canReset: criteria.filters.length + criteria.sort.length > 0,
  ...pageTexts(criteria, total),
});

export type ControlTexts = ReturnType<typeof expectedTexts>;

export const expectedSortRows = ({ sort }: Criteria) =>
  sort.map(({ by, order }) => [titleOfSort(by), `${titleOfSort(by)}: ${orders[order]}`] as const);
