import type { Trx } from '../schema/database.ts';

/** Wakes the loop of a job runner. A notification that finds it awake keeps it from its next wait. */
export class JobSignal {
  private wasNotified = false;
  private wake: () => void = () => undefined;

  readonly notify = () => {
    this.wasNotified = true;
    this.wake();
  };

  /** Resolves at the next notification, or when the time is over. */
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

/** Notifies the signal whenever this process has put a job into a database; returns what ends that. */
export function onJobsEnqueued(signal: JobSignal): () => void {
  signals.add(signal);
  return () => void signals.delete(signal);
}

export const markEnqueued = (trx: Trx) => void withJobs.add(trx);

/** Is called after the commit of a transaction: other connections see its jobs only then. */
export function signalAfter(trx: Trx): void {
  if (withJobs.has(trx)) for (const signal of signals) signal.notify();
}
