import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { ExportedRecord, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { exportedAnswers } from '#domain/datasets/exporting/exported-answers.ts';
import { settingsKey } from '../settings-key.ts';
import { type Column, columnsOf } from './columns.ts';
import type { FileWriter } from './file-writer.ts';
import { parquetSchema, parquetValue } from './parquet-schema.ts';

/** Records in a row group; readers load a file by row groups. */
const groupRecords = 5000;
/** Characters after which a row group ends early, because it stays in memory until it is complete. */
const groupChars = 8_000_000;

/** A Parquet file whose metadata contain the settings of the dataset. */
export function parquet(order: ExportOrder, shape: ExportShape, settings: object): FileWriter {
  return new ParquetFile(columnsOf(order, shape), order, shape, settings);
}

class ParquetFile implements FileWriter {
  private readonly bytes = new ByteWriter();
  private readonly writer: ParquetWriter;
  private waiting: unknown[][] = [];
  private letters = 0;

  constructor(
    private readonly columns: readonly Column[],
    private readonly order: ExportOrder,
    private readonly shape: ExportShape,
    settings: object,
  ) {
    const kvMetadata = [{ key: settingsKey, value: JSON.stringify(settings) }];
    const schema = parquetSchema(columns);
    this.writer = new ParquetWriter({ writer: this.bytes, schema, kvMetadata, createdBy: 'Postil' });
  }

  begin(): Uint8Array {
    return this.taken();
  }

  add(records: readonly ExportedRecord[]): Uint8Array {
    for (const record of records) {
      const answers = exportedAnswers(record, this.shape, this.order.answersOf);
      const row = this.columns.map(({ kind, read }) => parquetValue(read(record, answers), kind));
      this.waiting.push(row);
      this.letters += row.reduce((sum: number, value) => sum + lengthOf(value), 0);
      if (this.waiting.length >= groupRecords || this.letters >= groupChars) this.writeGroup();
    }
    return this.taken();
  }

  end(): Uint8Array {
    this.writeGroup();
    void this.writer.finish(); // finishes at once, because the bytes are in memory
    return this.taken();
  }

  private writeGroup() {
    if (this.waiting.length === 0) return;
    const columnData = this.columns.map(({ name }, index) => ({
      name,
      data: this.waiting.map((row) => row[index]),
      offsetIndex: false, // would keep an index for each group and column in memory until the end
    }));
    void this.writer.write({ columnData, rowGroupSize: this.waiting.length });
    this.waiting = [];
    this.letters = 0;
  }

  /** Bytes since the last call; removes them from the buffer. */
  private taken(): Uint8Array {
    const bytes = this.bytes.getBytes().slice();
    this.bytes.index = 0;
    return bytes;
  }
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.reduce((sum: number, each) => sum + lengthOf(each), 0) : 8;
};
