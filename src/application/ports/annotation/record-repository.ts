import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';

/** A part of the queue: `limit` records from the position `page`, which counts from 1. */
export interface RecordRange {
  readonly page: number;
  readonly limit: number;
  /** Offset in the server's list, when records have left it since; otherwise `page - 1`. */
  readonly offset?: number;
}

export interface RecordPage {
  readonly records: readonly DatasetRecord[];
  readonly total: number;
}

export abstract class RecordRepository {
  /** Failures with the status `silentStatus` are not reported to the user. */
  abstract search(
    datasetId: string,
    criteria: Criteria,
    range: RecordRange,
    silentStatus?: number,
  ): Promise<RecordPage>;
  abstract searchSilently(datasetId: string, criteria: Criteria, range: RecordRange): Promise<RecordPage>;
  /** `isSilent` reports no failure to the user. */
  abstract get(id: string, userId: string, isSilent?: boolean): Promise<DatasetRecord>;
}
