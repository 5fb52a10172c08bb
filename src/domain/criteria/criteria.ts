import type { RecordStatus } from '../annotation/record.ts';
import type { Filter } from './filter.ts';
import { firstRecord, type Page } from './page.ts';
import type { TextSearch } from './search.ts';
import type { Similarity } from './similarity.ts';
import type { Sort } from './sort.ts';

/** What is being looked at, as one comparable value. */
export interface Criteria {
  readonly status: RecordStatus;
  readonly search: TextSearch | undefined;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
  readonly similarity: Similarity | undefined;
  readonly page: Page;
}

export const initialCriteria: Criteria = {
  status: 'pending',
  search: undefined,
  filters: [],
  sort: [],
  similarity: undefined,
  page: firstRecord,
};
