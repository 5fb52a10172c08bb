const retryPauseMs = { first: 1_000, longest: 60_000 };

/** Exponential back-off: milliseconds after the given number of failures in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(retryPauseMs.first * 2 ** Math.max(failures - 1, 0), retryPauseMs.longest);
