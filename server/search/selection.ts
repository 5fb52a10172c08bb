import type { SearchScope } from './scope.ts';
import type { Filter } from './sql/filter.ts';
import type { Order } from './sql/sort.ts';
import type { Condition } from './sql/value.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Records `r` that satisfy `where`. */
export interface Selection {
  readonly search: SearchScope;
  readonly filters: readonly Filter[];
  /** Whether `where` has conditions beyond the filters. */
  readonly isQueried?: boolean;
  readonly where: Condition;
}

/** The score is null if the request has sorts. */
export interface Found {
  readonly seq: number;
  readonly score: number | null;
}

export interface FoundPage {
  readonly found: readonly Found[];
  /** May still be counting; the page need not wait. */
  readonly total: number | Promise<number>;
}

export interface Ordered {
  readonly selection: Selection;
  readonly order: Order;
  /** Adds scores that the order does not provide. */
  readonly scored?: (page: FoundPage) => Promise<FoundPage>;
}

export const noRecords = { found: [], total: 0 } satisfies FoundPage;
