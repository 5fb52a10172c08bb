import type { Clock } from '#application/ports/shared/clock.ts';

/** Runs down once, and stands still while it is held. */
export class Countdown {
  private run = 0;
  private since: number | undefined;

  constructor(
    private readonly clock: Clock,
    private left: number,
    private readonly done: () => void,
  ) {}

  start() {
    this.since = this.clock.now();
    this.run += 1;
    void this.wait(this.run);
  }

  hold() {
    if (this.since === undefined) return;
    this.left -= this.clock.now() - this.since;
    this.stop();
  }

  resume() {
    if (this.since === undefined) this.start();
  }

  stop() {
    this.since = undefined;
    this.run += 1;
  }

  private async wait(run: number) {
    await this.clock.wait(this.left);
    if (run === this.run) this.done();
  }
}
