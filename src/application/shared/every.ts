import type { Clock } from '../ports/shared/clock.ts';

/** Does the same again and again with a wait before each time, until what it returns is called. */
export function every(milliseconds: number, clock: Clock, work: () => void): () => void {
  let isWanted = true;
  const repeat = async () => {
    for (;;) {
      await clock.wait(milliseconds);
      if (!isWanted) return;
      work();
    }
  };
  void repeat();
  return () => {
    isWanted = false;
  };
}
