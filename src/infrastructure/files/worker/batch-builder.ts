import type { RecordBatch, ServerIds } from '#application/ports/creation/row-reader.ts';
import { toRecordUpsert, unknownUsersIn } from '#contract/files/to-record-upsert.ts';
import { suggestForUnknownUsers } from '#domain/creation/portable/normalise-answers.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { removeUnknownOptions } from '#domain/creation/portable/remove-unknown-options.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { ReadRecord } from '#formats/reading/records/record-from-row.ts';

const maxRecords = 500;
const maxChars = 2_000_000;

export class BatchBuilder {
  private readonly items: object[] = [];
  private readonly rows: FileRow[] = [];
  private readonly wrong: string[] = [];
  private readonly unknownUsers = new Set<string>();
  private readonly externalIds = new Set<string>();
  private readonly choose: ReturnType<typeof removeUnknownOptions>;
  private chars = 0;

  constructor(
    private readonly first: number,
    private readonly ids: ServerIds,
    private readonly mapping: RowMapping,
  ) {
    this.choose = removeUnknownOptions(mapping.shape);
  }

  get isEmpty() {
    return this.items.length === 0;
  }

  get isFull() {
    return this.items.length >= maxRecords || this.chars >= maxChars;
  }

  /** The later of two records with one id wins, so they go into different requests. */
  has({ externalId }: PortableRecord) {
    return externalId !== undefined && this.externalIds.has(externalId);
  }

  add({ record, wrong }: Pick<ReadRecord, 'record' | 'wrong'>, row: FileRow) {
    const { ids } = this;
    this.rows.push(row);
    if (record.externalId !== undefined) this.externalIds.add(record.externalId);
    for (const user of unknownUsersIn(record, ids)) this.unknownUsers.add(user);
    this.wrong.push(...wrong);
    const suggested = suggestForUnknownUsers(record, (user) => !ids.users.has(user));
    const known = suggested === record ? record : this.choose(suggested).record;
    this.items.push(toRecordUpsert(known, ids));
    this.chars += JSON.stringify(record.fields).length;
  }

  build(bytesRead: number): RecordBatch {
    const { first, items, rows, wrong, unknownUsers } = this;
    const floats = this.mapping.shape.metadata.filter(({ type }) => type === 'float').map(({ name }) => name);
    return { first, items, rows, floats, wrong, strangers: [...unknownUsers], bytesRead };
  }
}
