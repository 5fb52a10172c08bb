import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';

/** A stretch of the queue: `limit` records from the position `page`, which counts from 1. */
export interface RecordRange {
  readonly page: number;
  readonly limit: number;
  /** Where it begins on the server, when records have left its list since; otherwise `page - 1`. */
  readonly offset?: number;
}

export interface RecordPage {
  readonly records: readonly DatasetRecord[];
  readonly total: number;
}

export abstract class RecordRepository {
  /** Nobody but the caller is told of a refusal with the status `untold`. */
  abstract search(
    datasetId: string,
    criteria: Criteria,
    range: RecordRange,
    silentStatus?: number,
  ): Promise<RecordPage>;
  /** The same, without a word to the person when it goes wrong. */
  abstract searchSilently(datasetId: string, criteria: Criteria, range: RecordRange): Promise<RecordPage>;
  /** One by itself, wherever it stands in the queue, with the answer of the person named; quiet where nobody asked. */
  abstract get(id: string, userId: string, isSilent?: boolean): Promise<DatasetRecord>;
}
