import type { Trx } from '../schema/database.ts';

/** Wakes the loop of a job runner. A notification outside a wait ends the next wait at once. */
export class JobSignal {
  private wasNotified = false;
  private wake: () => void = () => undefined;

  readonly notify = () => {
    this.wasNotified = true;
    this.wake();
  };

  async wait(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const notified = new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
    if (!this.wasNotified) await notified;
    clearTimeout(timer);
    this.wasNotified = false;
  }
}

const signals = new Set<JobSignal>();
const withJobs = new WeakSet<Trx>();

/** Notifies the signal about jobs of this process; returns a function that unsubscribes. */
export function onJobsEnqueued(signal: JobSignal): () => void {
  signals.add(signal);
  return () => void signals.delete(signal);
}

export const markEnqueued = (trx: Trx) => void withJobs.add(trx);

/** Runs after the commit: other connections cannot see the jobs before. */
export function signalAfter(trx: Trx): void {
  if (withJobs.has(trx)) for (const signal of signals) signal.notify();
}
