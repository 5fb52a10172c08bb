import type { Ids, RecordBatch } from '#application/ports/creation/row-reader.ts';
import { toRecordUpsert, unknownUsersIn } from '#contract/files/to-record-upsert.ts';
import { choosableOnly } from '#domain/creation/portable/choosable.ts';
import { strangersSuggest } from '#domain/creation/portable/fit-answers.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { ReadRecord } from '#formats/reading/records/record-from-row.ts';

const mostRecords = 500;
const mostLetters = 2_000_000;

/** Records that go together, and what was noticed about them. */
export class GrowingBatch {
  private readonly items: object[] = [];
  private readonly rows: FileRow[] = [];
  private readonly wrong: string[] = [];
  private readonly strangers = new Set<string>();
  private readonly names = new Set<string>();
  private readonly choose: ReturnType<typeof choosableOnly>;
  private letters = 0;

  constructor(
    private readonly first: number,
    private readonly ids: Ids,
    private readonly mapping: RowMapping,
  ) {
    this.choose = choosableOnly(mapping.shape);
  }

  get isEmpty() {
    return this.items.length === 0;
  }

  get isFull() {
    return this.items.length >= mostRecords || this.letters >= mostLetters;
  }

  /** Of two records of one name the later one counts, which has to come after the other. */
  has({ externalId }: PortableRecord) {
    return externalId !== undefined && this.names.has(externalId);
  }

  add({ record, wrong }: ReadRecord, row: FileRow) {
    const { ids } = this;
    this.rows.push(row);
    if (record.externalId !== undefined) this.names.add(record.externalId);
    for (const stranger of unknownUsersIn(record, ids)) this.strangers.add(stranger);
    this.wrong.push(...wrong);
    const suggested = strangersSuggest(record, (user) => !ids.users.has(user));
    const known = suggested === record ? record : this.choose(suggested).record;
    this.items.push(toRecordUpsert(known, ids));
    this.letters += JSON.stringify(record.fields).length;
  }

  taken(bytesRead: number): RecordBatch {
    const { first, items, rows, wrong, strangers } = this;
    const floats = this.mapping.shape.metadata.filter(({ type }) => type === 'float').map(({ name }) => name);
    return { first, items, rows, floats, wrong, strangers: [...strangers], bytesRead };
  }
}
