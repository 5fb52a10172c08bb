import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';

/** A stretch of the queue: `limit` records from the position `page`, which counts from 1. */
export interface Stretch {
  readonly page: number;
  readonly limit: number;
}

export interface RecordPage {
  readonly records: readonly DatasetRecord[];
  readonly total: number;
}

export abstract class RecordRepository {
  abstract search(datasetId: string, criteria: Criteria, stretch: Stretch): Promise<RecordPage>;
}
