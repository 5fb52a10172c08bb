import type { Closers } from '../engine/open-database.ts';
import { close } from '../start.ts';
import { StartError } from '../start-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Interruption {
  readonly signalled: Promise<void>;
  /** Restores the default handling of signals. */
  stopListening(): void;
}

/** The first signal ends the work gracefully, the second exits at once; PostgreSQL recovers from both. */
export function listenForSignals(): Interruption {
  let handle = () => {};
  const signalled = new Promise<void>((resolve) => {
    let isInterrupted = false;
    handle = () => {
      if (isInterrupted) process.exit(130);
      isInterrupted = true;
      resolve();
    };
  });
  for (const signal of signals) process.on(signal, handle);
  return {
    signalled,
    stopListening() {
      for (const signal of signals) process.off(signal, handle);
    },
  };
}

/** Closes everything on return, error and signal. */
export async function interruptible<T>(work: (closers: Closers) => Promise<T>): Promise<T> {
  const { signalled, stopListening } = listenForSignals();
  const closers: Closers = [];
  const interrupted = signalled.then(() => {
    throw new StartError('Interrupted.');
  });
  try {
    return await Promise.race([work(closers), interrupted]);
  } finally {
    await close(closers);
    stopListening();
  }
}
