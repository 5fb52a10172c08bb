import type { Criteria } from '#domain/criteria/criteria.ts';

/** The records in view: their criteria and number. */
export interface ViewedRecords {
  readonly criteria: Criteria;
  readonly total: number;
}
