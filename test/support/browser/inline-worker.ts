import { Measuring } from '#infrastructure/quality/worker/measuring.ts';
import type { MeasuringMessage } from '#infrastructure/quality/worker/messages.ts';

/** Runs the code of the worker in this thread; messages are cloned as between threads. */
export class InlineWorker extends EventTarget {
  isEnded = false;
  private readonly measuring = new Measuring();

  postMessage(message: MeasuringMessage) {
    const data = structuredClone(this.measuring.handle(structuredClone(message)));
    queueMicrotask(() => this.isEnded || this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    this.isEnded = true;
  }
}

export const inlineWorker = () => new InlineWorker() as unknown as Worker;
