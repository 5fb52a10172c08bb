export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly maxRunning: number) {}

  /** Skips work that is not wanted any more when its turn comes. */
  async run<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    if (this.running < this.maxRunning) this.running += 1;
    else await new Promise<void>((start) => this.waiting.push(start));
    const result = isWanted() ? work() : Promise.resolve(undefined);
    return result.finally(() => this.startNext());
  }

  private startNext() {
    const start = this.waiting.shift();
    if (start) start();
    else this.running -= 1;
  }
}
