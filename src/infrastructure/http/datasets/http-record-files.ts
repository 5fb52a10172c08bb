import type {
  FileProgress,
  FileRequest,
  RecordFiles,
  RunningExport,
} from '#application/ports/datasets/record-files.ts';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { type ExportShape, exportFileName } from '#domain/datasets/exporting/export-order.ts';
import { download } from '../../browser/download.ts';
import type { Api } from '../api.ts';
import { assembledFile } from './export/assembled-file.ts';
import type { OnProgress } from './export/count-records.ts';
import { readSetup } from './export/read-setup.ts';
import { serverFile } from './export/server-file.ts';

export class HttpRecordFiles implements RecordFiles {
  constructor(private readonly api: Api) {}

  async shapeOf(dataset: Pick<Dataset, 'id'>): Promise<ExportShape> {
    return exportShapeOf(await readSetup(this.api, dataset.id));
  }

  write(file: FileRequest, onProgress: OnProgress): RunningExport {
    const ending = new AbortController();
    return { done: this.save(file, onProgress, ending.signal), cancel: () => ending.abort() };
  }

  private async save(file: FileRequest, onProgress: OnProgress, signal: AbortSignal): Promise<FileProgress> {
    const { dataset, order, isByServer } = file;
    let last: FileProgress = { bytes: 0, records: undefined, total: undefined };
    const remember: OnProgress = (progress) => {
      last = progress;
      onProgress(progress);
    };
    const written = await (isByServer ? serverFile : assembledFile)(this.api, file, remember, signal);
    download(written, exportFileName(dataset.name, order.format));
    return last;
  }
}
