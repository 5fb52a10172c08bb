import type { Clock } from '#application/ports/shared/clock.ts';

/** Stands still until a test advances it. */
export class FakeClock implements Clock {
  private time = 0;
  private waiting: { readonly until: number; readonly wake: () => void }[] = [];

  now = () => this.time;

  wait = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      this.waiting.push({ until: this.time + milliseconds, wake });
    });

  /** Milliseconds until the next waiting call resolves. */
  get patience(): number | undefined {
    const next = Math.min(...this.waiting.map(({ until }) => until));
    return Number.isFinite(next) ? next - this.time : undefined;
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.waiting.filter(({ until }) => until <= this.time);
    this.waiting = this.waiting.filter(({ until }) => until > this.time);
    for (const { wake } of due) wake();
  }
}
