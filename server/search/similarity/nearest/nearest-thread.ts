import { Worker } from 'node:worker_threads';
import { functions, type NearestQuery, type NearestResult, nearest } from './nearest.ts';

/** Built from the functions' source, so that it runs in development, tests and bundles. */
const program = `
  const { parentPort } = require('node:worker_threads');
  const __name = (named) => named; // some tools write calls of it into functions
  ${functions.join('\n')}
  parentPort.on('message', ({ id, question }) => parentPort.postMessage({ id, answer: ${nearest.name}(question) }));
`;

interface Waiting {
  readonly resolve: (answer: NearestResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Computes outside the main thread. Starts with the first request. */
export class NearestThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  ask(question: NearestQuery): Promise<NearestResult> {
    const worker = this.worker ?? this.begin();
    const id = ++this.last;
    const answer = new Promise<NearestResult>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    worker.ref();
    worker.postMessage({ id, question });
    return answer;
  }

  private begin() {
    const worker = new Worker(program, { eval: true });
    worker.on('message', ({ id, answer }: { id: number; answer: NearestResult }) => {
      this.waiting.get(id)?.resolve(answer);
      this.waiting.delete(id);
      if (this.waiting.size === 0) worker.unref(); // an idle thread must not keep the process alive
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('The similarity thread has exited')));
    this.worker = worker;
    return worker;
  }

  /** The next request starts a new thread. */
  private end(worker: Worker, error: unknown) {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
