import type { SearchScope } from './scope.ts';
import type { Filter } from './sql/filter.ts';
import type { Order } from './sql/sort.ts';
import type { Condition } from './sql/value.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The records `r` that a search is about: those of which `where` holds. */
export interface Selection {
  readonly search: SearchScope;
  readonly filters: readonly Filter[];
  /** Whether `where` says more than the filters do. */
  readonly isQueried?: boolean;
  readonly where: Condition;
}

/** A record of the page. The score is null where the order is that of a sort. */
export interface Found {
  readonly seq: number;
  readonly score: number | null;
}

export interface FoundPage {
  readonly found: readonly Found[];
  /** May still be counted: what is on the page need not wait for it. */
  readonly total: number | Promise<number>;
}

/** What is looked for as it comes in an order. */
export interface Ordered {
  readonly selection: Selection;
  readonly order: Order;
  /** Tells how well those of a page match, which their order does not say. */
  readonly scored?: (page: FoundPage) => Promise<FoundPage>;
}

export const noRecords = { found: [], total: 0 } satisfies FoundPage;
