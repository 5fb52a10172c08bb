import type { QueueStatus, RecordStatus } from '../annotation/record.ts';
import { type Filter, tidyFilters } from './filter.ts';
import { firstPage, firstRecord, type Page, positionOf, startingAt, validPage } from './page.ts';
import { type TextSearch, textSearch } from './search.ts';
import { type Similarity, similarTo } from './similarity.ts';
import { type Sort, tidySorts } from './sort.ts';

export interface Criteria {
  readonly status: QueueStatus;
  readonly search: TextSearch | undefined;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
  readonly similarity: Similarity | undefined;
  readonly page: Page;
}

export const ownStatuses = ['pending', 'draft', 'discarded', 'submitted'] as const satisfies readonly RecordStatus[];
/** For users who manage the dataset; they list records that others have answered. */
export const teamStatuses = ['completed', 'all'] as const satisfies readonly QueueStatus[];
export const queueStatuses = [...ownStatuses, ...teamStatuses] as const;

export const initialCriteria: Criteria = {
  status: 'pending',
  search: undefined,
  filters: [],
  sort: [],
  similarity: undefined,
  page: firstRecord,
};

/** The normal form, without empty, duplicate or impossible parts. */
export function tidy({ status, search, filters, sort, similarity, page }: Criteria): Criteria {
  return {
    status,
    search: search && textSearch(search.text, search.field),
    filters: tidyFilters(filters),
    sort: tidySorts(sort),
    similarity: similarity && similarTo(similarity.recordId, similarity.vector, similarity.limit, similarity.order),
    page: validPage(page),
  };
}

/** Other criteria start at the first page. */
export function withCriteria(criteria: Criteria, change: Partial<Omit<Criteria, 'page' | 'status'>>): Criteria {
  return tidy({ ...criteria, ...change, page: firstPage(criteria.page) });
}

export function withStatus(criteria: Criteria, status: QueueStatus): Criteria {
  return { ...criteria, status, page: firstPage(criteria.page) };
}

export function withPage(criteria: Criteria, page: Page): Criteria {
  return { ...criteria, page: validPage(page) };
}

/** Returns the same value when the position is the same. */
export const withPosition = (criteria: Criteria, position: number): Criteria =>
  positionOf(criteria.page) === position ? criteria : withPage(criteria, startingAt(criteria.page, position));

export const clearFiltersAndSort = (criteria: Criteria): Criteria => withCriteria(criteria, { filters: [], sort: [] });

export const canReset = ({ filters, sort }: Criteria) => filters.length > 0 || sort.length > 0;

/** Sort and similarity exclude no records. */
export const isNarrowed = ({ filters, search }: Criteria) => filters.length > 0 || search !== undefined;
export const isActive = (criteria: Criteria) =>
  isNarrowed(criteria) || criteria.sort.length > 0 || criteria.similarity !== undefined;
