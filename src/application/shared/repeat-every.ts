import type { Clock } from '../ports/shared/clock.ts';

/** Waits before each run. Returns the function that stops it. */
export function repeatEvery(milliseconds: number, clock: Clock, work: () => void): () => void {
  let isActive = true;
  const repeat = async () => {
    for (;;) {
      await clock.wait(milliseconds);
      if (!isActive) return;
      work();
    }
  };
  void repeat();
  return () => {
    isActive = false;
  };
}
