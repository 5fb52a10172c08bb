import { makeStateObservable } from '../shared/make-state-observable.ts';
import { Task } from '../shared/task.ts';

/**
 * Running changes by key. The screen shows the new value at once and rolls back if the change fails; a second change of
 * the same key is ignored while one runs.
 */
export class OptimisticChanges {
  private pending: Readonly<Record<string, unknown>> = {};

  constructor() {
    makeStateObservable(this);
  }

  isRunning(what: string): boolean {
    return what in this.pending;
  }

  shownValue<T>(what: string, now: T): T {
    return this.isRunning(what) ? (this.pending[what] as T) : now;
  }

  async run<T>(what: string, wanted: unknown, work: () => Promise<T>, done: (value: T) => void): Promise<void> {
    if (this.isRunning(what)) return;
    this.pending = { ...this.pending, [what]: wanted };
    try {
      await new Task().run(work, done);
    } finally {
      this.end(what);
    }
  }

  private end(what: string) {
    const { [what]: _, ...others } = this.pending;
    this.pending = others;
  }
}
