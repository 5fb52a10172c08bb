import type { Clock } from '../ports/shared/clock.ts';

/** Does the same again and again with a wait before each time, until what it returns is called. */
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
