import type { RecordBatch } from '#application/ports/creation/row-reader.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import { checkRows } from './check-rows.ts';
import { inspectFile } from './inspect-file.ts';
import { listExternalIds } from './list-external-ids.ts';
import type { WorkerMessage, WorkerRequest } from './messages.ts';
import { recordBatches } from './record-batches.ts';
import { scanFile } from './scan-file.ts';

const progressIntervalMs = 200;

export class FileWorker {
  private batches: AsyncIterator<RecordBatch> | undefined;

  constructor(private readonly send: (message: WorkerMessage) => void) {}

  async handle(request: WorkerRequest): Promise<void> {
    try {
      this.send({ kind: 'done', value: await this.resultOf(request) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.send({ kind: 'unreadable', reason: error.reason });
    }
  }

  private async resultOf(request: WorkerRequest): Promise<unknown> {
    switch (request.kind) {
      case 'look':
        return inspectFile(sourceOf(request.file), request.given);
      case 'scan':
        return scanFile(
          sourceOf(request.file),
          request.facts,
          throttle((progress) => this.send({ kind: 'progress', progress })),
        );
      case 'names':
        return listExternalIds(sourceOf(request.file), request);
      case 'check':
        return checkRows(sourceOf(request.file), request);
      case 'batches':
        this.batches = prefetchOne(recordBatches(sourceOf(request.file), request));
        return this.nextBatch();
      case 'next':
        return this.nextBatch();
    }
  }

  private async nextBatch(): Promise<RecordBatch | undefined> {
    const next = await this.batches?.next();
    return next?.done ? undefined : next?.value;
  }
}

const sourceOf = (file: File): ByteSource => ({
  name: file.name,
  size: file.size,
  slice: async (start, end) => {
    const bytes = await file
      .slice(start, end)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new Unreadable('brokenOff', { cause });
      });
    return new Uint8Array(bytes);
  },
});

/** Drops calls that follow the last one within 200 ms. */
export function throttle<T>(call: (value: T) => void, now = () => performance.now()): (value: T) => void {
  let lastCallAt = Number.NEGATIVE_INFINITY;
  return (value) => {
    const time = now();
    if (time - lastCallAt < progressIntervalMs) return;
    lastCallAt = time;
    call(value);
  };
}

/** Prepares the next item while the caller uses one; starts with the first request. */
export async function* prefetchOne<T>(source: AsyncIterator<T>): AsyncGenerator<T> {
  let coming = source.next();
  for (;;) {
    const next = await coming;
    if (next.done) return;
    coming = source.next();
    coming.catch(() => {}); // the caller gets the error with its next request
    yield next.value;
  }
}
