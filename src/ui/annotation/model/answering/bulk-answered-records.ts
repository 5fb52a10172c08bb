import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';

/** Of the records that were answered together: as much as it takes to take that back. */
export class TogetherAnswered {
  private records = new Map<string, DatasetRecord>();

  find = (recordId: string): DatasetRecord | undefined => this.records.get(recordId);

  take(found: readonly (DatasetRecord | undefined)[]) {
    for (const record of found) if (record) this.records.set(record.id, light(record));
    this.records = new Map([...this.records].slice(-limits.togetherKept));
  }

  put(record: DatasetRecord) {
    if (this.records.has(record.id)) this.records.set(record.id, light(record));
  }
}

const light = (record: DatasetRecord): DatasetRecord => ({ ...record, fields: {}, original: {}, metadata: {} });
