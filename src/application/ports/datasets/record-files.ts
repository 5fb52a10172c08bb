import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';

export interface FileRequest {
  readonly dataset: Pick<Dataset, 'id' | 'name' | 'workspaceId'>;
  readonly order: ExportOrder;
  /** Undefined exports all records. */
  readonly criteria: Criteria | undefined;
  /** Whether the server writes the file; otherwise the browser does. */
  readonly isByServer: boolean;
}

export interface FileProgress {
  readonly bytes: number;
  /** Undefined while the format does not show it. */
  readonly records: number | undefined;
  readonly total: number | undefined;
}

export interface RunningExport {
  /** Resolves with the final progress when the file is downloaded. */
  readonly done: Promise<FileProgress>;
  readonly cancel: () => void;
}

/** The caller reports failures to the user. */
export abstract class RecordFiles {
  abstract shapeOf(dataset: Pick<Dataset, 'id'>): Promise<ExportShape>;
  abstract write(file: FileRequest, onProgress: (progress: FileProgress) => void): RunningExport;
}
