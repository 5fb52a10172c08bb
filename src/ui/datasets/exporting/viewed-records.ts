import type { Criteria } from '#domain/criteria/criteria.ts';

export interface ViewedRecords {
  readonly criteria: Criteria;
  readonly total: number;
}
