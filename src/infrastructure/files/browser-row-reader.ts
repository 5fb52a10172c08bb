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
import type { Asked } from './messages.ts';
import { WorkerTalk } from './worker-talk.ts';

/** Whoever picks a file in a browser, or pastes one, has picked one of its files. */
const fileOf = (picked: PickedFile) => picked as File;

/** Each reading has a worker of its own, which goes when it is over; one that was cancelled has no outcome. */
export class BrowserRowReader implements RowReader {
  constructor(private readonly makeWorker: () => Worker) {}

  pasted(text: string): PickedFile {
    return new File([text], pastedName(text));
  }

  look(file: PickedFile, given: GivenFacts): Promise<FileLook | UnreadableReason> {
    return this.read<FileLook>({ kind: 'look', file: fileOf(file), given }).done;
  }

  scan(file: PickedFile, facts: FileFacts, told: (progress: ReadingProgress) => void): Reading<FileScan> {
    return this.read({ kind: 'scan', file: fileOf(file), facts }, told);
  }

  namesIn({ file, facts, mapping }: NamesOrder): Reading<readonly string[]> {
    return this.read({ kind: 'names', file: fileOf(file), facts, mapping });
  }

  repeatedIn({ file, facts, mapping }: NamesOrder): Reading<Repeated> {
    return this.read({ kind: 'repeated', file: fileOf(file), facts, mapping });
  }

  async *batches(order: BatchOrder): AsyncGenerator<RecordBatch> {
    const talk = new WorkerTalk(this.makeWorker());
    try {
      let answer = await talk.ask({ ...order, kind: 'batches', file: fileOf(order.file) });
      while (answer.kind === 'done' && answer.value !== undefined) {
        yield answer.value as RecordBatch;
        answer = await talk.ask({ kind: 'next' });
      }
      if (answer.kind === 'unreadable')
        throw new Failure('ERROR_IMPORTING_DATASET', { cause: new Unreadable(answer.reason) });
    } finally {
      talk.end();
    }
  }

  private read<T>(asked: Asked, told?: (progress: ReadingProgress) => void): Reading<T> {
    const talk = new WorkerTalk(this.makeWorker(), told);
    const answered = async () => {
      const answer = await talk.ask(asked);
      talk.end();
      return answer.kind === 'done' ? (answer.value as T) : answer.reason;
    };
    return { done: answered(), cancel: () => talk.end() };
  }
}
