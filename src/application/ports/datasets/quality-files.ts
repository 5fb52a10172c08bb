import type { ReportRow } from '#domain/quality/report-rows.ts';

export type QualityFormat = 'csv' | 'json';

/** Files of the figures on the quality page. */
export abstract class QualityFiles {
  abstract save(datasetName: string, rows: readonly ReportRow[], format: QualityFormat): void;
}
