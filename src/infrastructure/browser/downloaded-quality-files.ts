import type { QualityFiles, QualityFormat } from '#application/ports/datasets/quality-files.ts';
import type { ReportRow } from '#domain/quality/report-rows.ts';
import { csvLine } from '#formats/writing/csv.ts';
import { download } from './download.ts';

const columns = [
  'question',
  'table',
  'agent',
  'row',
  'column',
  'measure',
  'value',
] as const satisfies readonly (keyof ReportRow)[];

const writers: Readonly<Record<QualityFormat, (rows: readonly ReportRow[]) => string>> = {
  csv: (rows) => [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvLine).join(''),
  json: (rows) => JSON.stringify(rows, null, 2),
};

export class DownloadedQualityFiles implements QualityFiles {
  save(datasetName: string, rows: readonly ReportRow[], format: QualityFormat): void {
    const type = format === 'csv' ? 'text/csv' : 'application/json';
    download(new Blob([writers[format](rows)], { type: `${type};charset=utf-8` }), `${datasetName} quality.${format}`);
  }
}
