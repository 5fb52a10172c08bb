import type { Trx } from '../schema/database.ts';

/** Wakes one sleeper; rung while nobody sleeps, it keeps the next one awake. */
export class Bell {
  private wasRung = false;
  private wake: () => void = () => undefined;

  readonly ring = () => {
    this.wasRung = true;
    this.wake();
  };

  /** Until it rings or the time is over. */
  async sleep(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const rung = new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
    if (!this.wasRung) await rung;
    clearTimeout(timer);
    this.wasRung = false;
  }
}

const bells = new Set<Bell>();
const withJobs = new WeakSet<Trx>();

/** Rings whenever this process has put a job into a database, over whichever connections. */
export function hangUp(bell: Bell): () => void {
  bells.add(bell);
  return () => void bells.delete(bell);
}

export const holdsJobs = (trx: Trx) => void withJobs.add(trx);

/** After a transaction: what it enqueued is there now. */
export function ringFor(trx: Trx): void {
  if (withJobs.has(trx)) for (const bell of bells) bell.ring();
}
