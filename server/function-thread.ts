import { Worker } from 'node:worker_threads';

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

type Functions<Request, Result> = readonly [...unknown[], (request: Request) => Result];

/** Built from the functions' source, so that it runs in development, tests and bundles. */
const programOf = (functions: readonly unknown[], entry: string) => `
  const { parentPort } = require('node:worker_threads');
  const __name = (named) => named; // some tools write calls of it into functions
  ${functions.join('\n')}
  parentPort.on('message', ({ id, request }) => parentPort.postMessage({ id, result: ${entry}(request) }));
`;

/** Computes outside the main thread. Starts with the first request. */
export class FunctionThread<Request, Result> {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting<Result>>();
  private last = 0;
  private readonly program: string;

  /** The functions may use nothing but each other; the last one answers requests. */
  constructor(functions: Functions<Request, Result>) {
    const entry = functions.at(-1) as (request: Request) => Result;
    this.program = programOf(functions, entry.name);
  }

  run(request: Request): Promise<Result> {
    const worker = this.worker ?? this.begin();
    const id = ++this.last;
    const result = new Promise<Result>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    worker.ref();
    worker.postMessage({ id, request });
    return result;
  }

  private begin() {
    const worker = new Worker(this.program, { eval: true });
    worker.on('message', ({ id, result }: { id: number; result: Result }) => {
      this.waiting.get(id)?.resolve(result);
      this.waiting.delete(id);
      if (this.waiting.size === 0) worker.unref(); // an idle thread must not keep the process alive
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('The thread has exited')));
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
