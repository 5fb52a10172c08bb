import { shapeOf, type WireNotes } from '#contract/files/notes.ts';
import { type Ids, sentRecord, strangersIn } from '#contract/files/sent-record.ts';
import { strangersSuggest } from '#domain/creation/portable/fit-answers.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { FileFacts, FileRow, Unread } from '#domain/creation/portable/read-rows.ts';
import { readFile } from '#formats/reading/read-file.ts';
import { named } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { rowReader } from './row-reader.ts';
import { type Refused, sendRecords, type Waiting } from './send-records.ts';
import type { Send } from './sending.ts';

const atOnce = 500;
const letters = 20_000_000;

export interface Imported {
  readonly rows: number;
  readonly refused: readonly Refused[];
  readonly unread: readonly Unread[];
  /** Columns with cells that could not be read, and in how many rows. */
  readonly wrong: ReadonlyMap<string, number>;
  /** Those whose answers only suggest, because nobody is called so here. */
  readonly strangers: ReadonlySet<string>;
}

interface Target {
  readonly datasetId: string;
  readonly notes: WireNotes;
  readonly ids: Ids;
}

/** Rows on their way to a dataset, and what became of them. */
class Import {
  rows = 0;
  readonly refused: Refused[] = [];
  readonly unread: Unread[] = [];
  readonly wrong = new Map<string, number>();
  readonly strangers = new Set<string>();
  private readonly read: ReturnType<typeof rowReader>;
  private waiting: Waiting[] = [];
  private letters = 0;

  constructor(
    private readonly send: Send,
    private readonly target: Target,
    private readonly fileName: string,
    isText: boolean,
  ) {
    this.read = rowReader(shapeOf(target.notes), isText);
  }

  async take(rows: readonly FileRow[]) {
    for (const row of rows) {
      this.rows += 1;
      this.queue(this.recordOf(row));
      if (this.waiting.length >= atOnce || this.letters >= letters) await this.flush();
    }
  }

  async flush() {
    const { waiting } = this;
    this.waiting = [];
    this.letters = 0;
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
    for (const stranger of strangersIn(record, ids)) this.strangers.add(stranger);
    const known = strangersSuggest(record, (user) => !ids.users.has(user));
    this.waiting.push({ number: this.rows, item: sentRecord(known, ids) });
    this.letters += JSON.stringify(record.fields).length;
  }
}

/** Reads a file and sends what stands in it, in batches; one that was sent before is not sent again. */
export async function importFile(send: Send, source: ByteSource, facts: FileFacts, target: Target): Promise<Imported> {
  const work = new Import(send, target, source.name, facts.format === 'csv');
  for await (const { rows, unread } of readFile(source, facts)) {
    for (const each of unread) work.unread.push(each);
    await work.take(rows);
  }
  await work.flush();
  return work;
}
