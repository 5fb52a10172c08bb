import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';

/** Records of bulk steps without their contents: enough to undo those steps. */
export class BulkAnsweredRecords {
  private records = new Map<string, DatasetRecord>();

  find = (recordId: string): DatasetRecord | undefined => this.records.get(recordId);

  add(found: readonly (DatasetRecord | undefined)[]) {
    for (const record of found) if (record) this.records.set(record.id, withoutContents(record));
    this.records = new Map([...this.records].slice(-limits.maxBulkUndoRecords));
  }

  update(record: DatasetRecord) {
    if (this.records.has(record.id)) this.records.set(record.id, withoutContents(record));
  }
}

const withoutContents = (record: DatasetRecord): DatasetRecord => ({
  ...record,
  fields: {},
  original: {},
  metadata: {},
});
