import type { ExportFormat, ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { conll } from './conll.ts';
import { csv } from './csv.ts';
import type { FileWriter } from './file-writer.ts';
import { jsonLines } from './json-lines.ts';
import { parquet } from './parquet.ts';

type Making = (order: ExportOrder, shape: ExportShape, settings: object) => FileWriter;

const writers: Readonly<Record<ExportFormat, Making>> = { jsonl: jsonLines, csv, parquet, conll };

/** `settings` are those of the dataset, for files that can hold them. */
export const writerOf = (order: ExportOrder, shape: ExportShape, settings: object): FileWriter =>
  writers[order.format](order, shape, settings);

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  jsonl: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  conll: 'text/plain; charset=utf-8',
};
