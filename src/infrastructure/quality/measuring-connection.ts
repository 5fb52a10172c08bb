import { Failure } from '#domain/shared/failure.ts';
import { trusted } from '../browser/trusted-worker.ts';
import type { MeasuringMessage } from './worker/messages.ts';
import address from './worker/worker.ts?worker&url';

/** Created once, because a policy name can be used once. */
const trustedAddress = trusted('postil-measuring', address, globalThis as object);

export const measuringWorker = (): Worker => new Worker(trustedAddress, { type: 'module' });

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (failure: Failure) => void;
}

/** The worker answers one message after the other. */
export class MeasuringConnection {
  private readonly waiting: Waiting[] = [];
  private failure: Failure | undefined;

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }) => this.waiting.shift()?.resolve(data));
    worker.addEventListener('messageerror', () => this.fail());
    worker.addEventListener('error', () => this.fail());
  }

  request<T>(message: MeasuringMessage): Promise<T> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage(message);
    });
  }

  /** Requests that wait never resolve. */
  end() {
    this.waiting.length = 0;
    this.worker.terminate();
  }

  private fail() {
    this.failure = new Failure('POSTIL_MEASURING_QUALITY');
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}
