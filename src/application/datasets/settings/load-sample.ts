import type { DatasetRecord, RecordStatus } from '#domain/annotation/record.ts';
import { initialCriteria, ownStatuses } from '#domain/criteria/criteria.ts';
import type { RecordPage, RecordRepository } from '../../ports/annotation/record-repository.ts';
import { orElse } from '../../shared/or-else.ts';

export interface Sample {
  readonly record: DatasetRecord;
  readonly status: RecordStatus;
  readonly page: number;
  readonly total: number;
}

export class LoadSample {
  constructor(private readonly records: RecordRepository) {}

  /** Finds the first record of any status. A failure is ignored, because the preview loads in the background. */
  async first(datasetId: string): Promise<Sample | undefined> {
    for (const status of ownStatuses) {
      const sample = await this.at(datasetId, status, 1);
      if (sample) return sample;
    }
    return undefined;
  }

  async at(datasetId: string, status: RecordStatus, page: number): Promise<Sample | undefined> {
    const nothing: RecordPage = { records: [], total: 0 };
    const found = this.records.searchSilently(datasetId, { ...initialCriteria, status }, { page, limit: 1 });
    const { records, total } = await orElse(found, nothing);
    const [record] = records;
    return record && { record, status, page, total };
  }
}
