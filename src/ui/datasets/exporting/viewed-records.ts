import type { Criteria } from '#domain/criteria/criteria.ts';

/** The records that somebody looks at. */
export interface ViewedRecords {
  readonly criteria: Criteria;
  readonly total: number;
}
