import { makeAutoObservable } from 'mobx';
import { Failure } from '#domain/shared/failure.ts';

/** Work in progress and what became of it. Of two runs only the newer one counts. */
export class Task {
  state: 'idle' | 'running' | 'failed' = 'idle';
  /** Whether the last run has failed; another that tries it again may be on its way. */
  isFailing = false;
  /** Why the last run that ended has failed. */
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
