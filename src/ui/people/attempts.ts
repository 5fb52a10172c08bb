import { makeStateObservable } from '../shared/make-state-observable.ts';
import { Task } from '../shared/task.ts';

/**
 * Changes under way, by what they change: each shows at once as it will be, and as it was again where it fails.
 * While one is under way, another one of the same is not begun.
 */
export class Attempts {
  private wanted: Readonly<Record<string, unknown>> = {};

  constructor() {
    makeStateObservable(this);
  }

  isRunning(what: string): boolean {
    return what in this.wanted;
  }

  /** As it will be, or else as it is. */
  shown<T>(what: string, now: T): T {
    return this.isRunning(what) ? (this.wanted[what] as T) : now;
  }

  async make<T>(what: string, wanted: unknown, work: () => Promise<T>, done: (value: T) => void): Promise<void> {
    if (this.isRunning(what)) return;
    this.wanted = { ...this.wanted, [what]: wanted };
    try {
      await new Task().run(work, done);
    } finally {
      this.end(what);
    }
  }

  private end(what: string) {
    const { [what]: _, ...others } = this.wanted;
    this.wanted = others;
  }
}
