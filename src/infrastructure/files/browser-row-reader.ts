import type {
  BatchOrder,
  FileLook,
  FileScan,
  NamesOrder,
  PickedFile,
  Reading,
  ReadingProgress,
  RecordBatch,
  RowReader,
} from '#application/ports/creation/row-reader.ts';
import type { Repeated } from '#domain/creation/portable/added-rows.ts';
import type { FileFacts, GivenFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import { pastedName } from '#domain/creation/source/pasted-name.ts';
import { Failure } from '#domain/shared/failure.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import type { WorkerRequest } from './worker/messages.ts';
import { WorkerConnection } from './worker-connection.ts';

const fileOf = (picked: PickedFile) => picked as File;

/** Starts one worker for each reading and ends it afterwards; a cancelled reading never resolves. */
export class BrowserRowReader implements RowReader {
  constructor(private readonly makeWorker: () => Worker) {}

  pasted(text: string): PickedFile {
    return new File([text], pastedName(text));
  }

  look(file: PickedFile, given: GivenFacts): Promise<FileLook | UnreadableReason> {
    return this.read<FileLook>({ kind: 'look', file: fileOf(file), given }).done;
  }

  scan(file: PickedFile, facts: FileFacts, onProgress: (progress: ReadingProgress) => void): Reading<FileScan> {
    return this.read({ kind: 'scan', file: fileOf(file), facts }, onProgress);
  }

  namesIn({ file, facts, mapping }: NamesOrder): Reading<readonly string[]> {
    return this.read({ kind: 'names', file: fileOf(file), facts, mapping });
  }

  repeatedIn({ file, facts, mapping }: NamesOrder): Reading<Repeated> {
    return this.read({ kind: 'repeated', file: fileOf(file), facts, mapping });
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

  private read<T>(request: WorkerRequest, onProgress?: (progress: ReadingProgress) => void): Reading<T> {
    const connection = new WorkerConnection(this.makeWorker(), onProgress);
    const resultOf = async () => {
      const result = await connection.request(request);
      connection.end();
      return result.kind === 'done' ? (result.value as T) : result.reason;
    };
    return { done: resultOf(), cancel: () => connection.end() };
  }
}
