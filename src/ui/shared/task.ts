import { Failure } from '#domain/shared/failure.ts';
import { makeStateObservable } from './make-state-observable.ts';

/** State of asynchronous work. A newer run supersedes an older one. */
export class Task {
  state: 'idle' | 'running' | 'failed' = 'idle';
  /** True from a failure until a later run succeeds, also while a retry is running. */
  isFailing = false;
  failure: Failure | undefined = undefined;
  private newest = 0;

  constructor() {
    makeStateObservable(this);
  }

  get isRunning() {
    return this.state === 'running';
  }

  get hasFailed() {
    return this.state === 'failed';
  }

  /** Swallows a `Failure`, which has already been reported to the user; rethrows any other error as a bug. */
  async run<T>(work: () => Promise<T>, done: (value: T) => void): Promise<void> {
    const run = this.begin();
    try {
      const value = await work();
      this.end(run, 'idle', () => done(value));
    } catch (error) {
      this.end(run, 'failed', () => this.storeFailure(error));
      if (!(error instanceof Failure)) throw error;
    }
  }

  cancel() {
    this.newest += 1;
    this.state = 'idle';
    this.isFailing = false;
  }

  private begin() {
    this.state = 'running';
    this.newest += 1;
    return this.newest;
  }

  private end(run: number, state: 'idle' | 'failed', then?: () => void) {
    if (run !== this.newest) return;
    this.state = state;
    this.isFailing = state === 'failed';
    this.failure = undefined;
    then?.();
  }

  private storeFailure(error: unknown) {
    if (error instanceof Failure) this.failure = error;
  }
}
