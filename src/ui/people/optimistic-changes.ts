import { makeAutoObservable } from 'mobx';
import { Task } from '../shared/task.ts';

/**
 * Changes under way, by what they change: each shows at once as it will be, and as it was again where it fails.
 * While one is under way, another one of the same is not begun.
 */
export class OptimisticChanges {
  private pending: Readonly<Record<string, unknown>> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  isRunning(what: string): boolean {
    return what in this.pending;
  }

  /** As it will be, or else as it is. */
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
