import { makeAutoObservable } from 'mobx';
import { Failure } from '#domain/shared/failure.ts';

/** Work in progress and what became of it. Of two runs only the newer one counts. */
export class Task {
  state: 'idle' | 'running' | 'failed' = 'idle';
  /** What went wrong the last time, until it is tried anew. */
  failure: Failure | undefined = undefined;
  private newest = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isRunning() {
    return this.state === 'running';
  }

  get hasFailed() {
    return this.state === 'failed';
  }

  /** A `Failure` has been told to the user by then, so it ends here; any other error is a bug and goes on. */
  async run<T>(work: () => Promise<T>, done: (value: T) => void): Promise<void> {
    const run = this.begin();
    try {
      const value = await work();
      this.end(run, 'idle', () => done(value));
    } catch (error) {
      this.end(run, 'failed', () => this.keep(error));
      if (!(error instanceof Failure)) throw error;
    }
  }

  cancel() {
    this.newest += 1;
    this.state = 'idle';
  }

  private keep(error: unknown) {
    this.failure = error instanceof Failure ? error : undefined;
  }

  private begin() {
    this.state = 'running';
    this.failure = undefined;
    this.newest += 1;
    return this.newest;
  }

  private end(run: number, state: 'idle' | 'failed', then?: () => void) {
    if (run !== this.newest) return;
    this.state = state;
    then?.();
  }
}
