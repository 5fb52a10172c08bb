import { FileWorker } from '#infrastructure/files/worker/file-worker.ts';
import type { WorkerRequest } from '#infrastructure/files/worker/messages.ts';

/** Runs the worker in the thread of the test; copies messages, except for files, which jsdom cannot copy. */
export class FakeWorker extends EventTarget {
  requests = 0;
  isEnded = false;
  private readonly channel = new MessageChannel();
  private file: File | undefined;

  constructor() {
    super();
    const { port1, port2 } = this.channel;
    const worker = new FileWorker((message) => port2.postMessage(message));
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
    port2.onmessage = ({ data }) => {
      worker.handle({ ...data, file: this.file }).catch(() => this.dispatchEvent(new Event('error')));
    };
  }

  postMessage(request: WorkerRequest) {
    this.requests += 1;
    const { file, ...rest } = { file: this.file, ...request };
    this.file = file;
    this.channel.port1.postMessage(rest);
  }

  terminate() {
    this.isEnded = true;
    this.channel.port1.close();
  }
}
