import type { ReadProgress } from '#application/ports/creation/row-reader.ts';
import type { WorkerMessage, WorkerRequest, WorkerResult } from './worker/messages.ts';

const ignore = () => {};
const brokenOff: WorkerResult = { kind: 'unreadable', reason: 'brokenOff' };

export class WorkerConnection {
  private resolve: (result: WorkerResult) => void = ignore;
  private isBroken = false;

  constructor(
    private readonly worker: Worker,
    private readonly onProgress: (progress: ReadProgress) => void = ignore,
  ) {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.receive(data));
    worker.addEventListener('messageerror', () => this.breakOff());
    worker.addEventListener('error', () => this.breakOff());
  }

  async request(request: WorkerRequest): Promise<WorkerResult> {
    if (this.isBroken) return brokenOff;
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.worker.postMessage(request);
    });
  }

  end() {
    this.resolve = ignore;
    this.worker.terminate();
  }

  private receive(message: WorkerMessage) {
    if (message.kind === 'progress') this.onProgress(message.progress);
    else this.resolve(message);
  }

  private breakOff() {
    this.isBroken = true;
    this.resolve(brokenOff);
  }
}
