import { exportShapeOf, type WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import { type IdsByName, toRecordUpsert, unknownUsersIn } from '#contract/files/to-record-upsert.ts';
import { suggestForUnknownUsers } from '#domain/creation/portable/normalise-answers.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { FileFacts, FileRow, UnreadRow } from '#domain/creation/portable/read-rows.ts';
import { readFile } from '#formats/reading/read-file.ts';
import { named } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import type { CallApi } from './call-api.ts';
import { rowReader } from './row-reader.ts';
import { type QueuedRecord, type RefusedRecord, sendRecords } from './send-records.ts';

const maxBatchRecords = 500;
const maxBatchChars = 20_000_000;

export interface ImportSummary {
  readonly rows: number;
  readonly refused: readonly RefusedRecord[];
  readonly unread: readonly UnreadRow[];
  /** Number of rows by column. */
  readonly wrong: ReadonlyMap<string, number>;
  /** Responses of these users became suggestions. */
  readonly unknownUsers: ReadonlySet<string>;
}

interface ImportTarget {
  readonly datasetId: string;
  readonly setup: WireDatasetSetup;
  readonly ids: IdsByName;
}

class FileImport {
  rows = 0;
  readonly refused: RefusedRecord[] = [];
  readonly unread: UnreadRow[] = [];
  readonly wrong = new Map<string, number>();
  readonly unknownUsers = new Set<string>();
  private readonly read: ReturnType<typeof rowReader>;
  private waiting: QueuedRecord[] = [];
  private chars = 0;

  constructor(
    private readonly send: CallApi,
    private readonly target: ImportTarget,
    private readonly fileName: string,
    isText: boolean,
  ) {
    this.read = rowReader(exportShapeOf(target.setup), isText);
  }

  async take(rows: readonly FileRow[]) {
    for (const row of rows) {
      this.rows += 1;
      this.queue(this.recordOf(row));
      if (this.waiting.length >= maxBatchRecords || this.chars >= maxBatchChars) await this.flush();
    }
  }

  async flush() {
    const { waiting } = this;
    this.waiting = [];
    this.chars = 0;
    const refused = await sendRecords(this.send, this.target.datasetId, waiting);
    this.refused.push(...refused.toSorted((one, other) => one.number - other.number));
  }

  private recordOf(row: FileRow): PortableRecord {
    const { record, wrong } = this.read(row);
    for (const column of wrong) this.wrong.set(column, (this.wrong.get(column) ?? 0) + 1);
    return named(record, this.fileName, this.rows);
  }

  private queue(record: PortableRecord) {
    const { ids } = this.target;
    for (const user of unknownUsersIn(record, ids)) this.unknownUsers.add(user);
    const known = suggestForUnknownUsers(record, (user) => !ids.users.has(user));
    this.waiting.push({ number: this.rows, item: toRecordUpsert(known, ids) });
    this.chars += JSON.stringify(record.fields).length;
  }
}

/** Sends the records of a file in batches. Importing a file again updates its records. */
export async function importFile(
  send: CallApi,
  source: ByteSource,
  facts: FileFacts,
  target: ImportTarget,
): Promise<ImportSummary> {
  const work = new FileImport(send, target, source.name, facts.format === 'csv');
  for await (const { rows, unread } of readFile(source, facts)) {
    for (const each of unread) work.unread.push(each);
    await work.take(rows);
  }
  await work.flush();
  return work;
}
