import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';

export interface FileRequest {
  readonly dataset: Pick<Dataset, 'id' | 'name' | 'workspaceId'>;
  readonly order: ExportOrder;
  /** Which records are meant; all without them. */
  readonly criteria: Criteria | undefined;
  /** Whether the server writes files; otherwise the file is put together here. */
  readonly isByServer: boolean;
}

export interface FileProgress {
  readonly bytes: number;
  /** How many records are in it, where that can be seen. */
  readonly records: number | undefined;
  /** How many there are to be, as soon as that is known. */
  readonly total: number | undefined;
}

export interface RunningExport {
  /** The file is among what the person has downloaded; with the progress as it was in the end. */
  readonly done: Promise<FileProgress>;
  readonly cancel: () => void;
}

/** Records as files. Whoever asks tells the person what went wrong. */
export abstract class RecordFiles {
  abstract shapeOf(dataset: Pick<Dataset, 'id'>): Promise<ExportShape>;
  abstract write(file: FileRequest, onProgress: (progress: FileProgress) => void): RunningExport;
}
