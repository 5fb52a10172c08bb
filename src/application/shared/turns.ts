/** So much at a time; the others wait for their turn. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Nothing comes of work that nobody wants any more when its turn comes. */
  async take<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    if (this.running < this.atOnce) this.running += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    const working = isWanted() ? work() : Promise.resolve(undefined);
    return working.finally(() => this.next());
  }

  /** Whoever waits takes the place over. */
  private next() {
    const begin = this.waiting.shift();
    if (begin) begin();
    else this.running -= 1;
  }
}
