import type {
  BatchOrder,
  FileInspection,
  FileScan,
  NamesOrder,
  PickedFile,
  ReadProgress,
  RecordBatch,
  RowReader,
  RunningRead,
} from '#application/ports/creation/row-reader.ts';
import type { ChosenFacts, FileFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import { pastedName } from '#domain/creation/source/pasted-name.ts';
import { Failure } from '#domain/shared/failure.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import type { WorkerRequest } from './worker/messages.ts';
import { WorkerConnection } from './worker-connection.ts';

const fileOf = (picked: PickedFile) => picked as File;

/** Starts one worker for each reading and ends it afterwards; a cancelled reading never resolves. */
export class BrowserRowReader implements RowReader {
  constructor(private readonly makeWorker: () => Worker) {}

  fileFromText(text: string): PickedFile {
    return new File([text], pastedName(text));
  }

  inspect(file: PickedFile, given: ChosenFacts): Promise<FileInspection | UnreadableReason> {
    return this.read<FileInspection>({ kind: 'look', file: fileOf(file), given }).done;
  }

  scan(file: PickedFile, facts: FileFacts, onProgress: (progress: ReadProgress) => void): RunningRead<FileScan> {
    return this.read({ kind: 'scan', file: fileOf(file), facts }, onProgress);
  }

  namesIn({ file, facts, mapping }: NamesOrder): RunningRead<readonly string[]> {
    return this.read({ kind: 'names', file: fileOf(file), facts, mapping });
  }

  check({ file, facts, mapping }: NamesOrder): RunningRead<RowCheck> {
    return this.read({ kind: 'check', file: fileOf(file), facts, mapping });
  }

  async *batches(order: BatchOrder): AsyncGenerator<RecordBatch> {
    const connection = new WorkerConnection(this.makeWorker());
    try {
      let result = await connection.request({ ...order, kind: 'batches', file: fileOf(order.file) });
      while (result.kind === 'done' && result.value !== undefined) {
        yield result.value as RecordBatch;
        result = await connection.request({ kind: 'next' });
      }
      if (result.kind === 'unreadable')
        throw new Failure('ERROR_IMPORTING_DATASET', { cause: new Unreadable(result.reason) });
    } finally {
      connection.end();
    }
  }

  private read<T>(request: WorkerRequest, onProgress?: (progress: ReadProgress) => void): RunningRead<T> {
    const connection = new WorkerConnection(this.makeWorker(), onProgress);
    const resultOf = async () => {
      const result = await connection.request(request);
      connection.end();
      return result.kind === 'done' ? (result.value as T) : result.reason;
    };
    return { done: resultOf(), cancel: () => connection.end() };
  }
}
