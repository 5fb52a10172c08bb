import type { Clock } from '#application/ports/shared/clock.ts';

export class SystemClock implements Clock {
  now = (): number => Date.now();
  wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
}
