import type { Clock } from '#application/ports/shared/clock.ts';

export class Countdown {
  private run = 0;
  private startedAt: number | undefined;

  constructor(
    private readonly clock: Clock,
    private remainingMs: number,
    private readonly done: () => void,
  ) {}

  start() {
    this.startedAt = this.clock.now();
    this.run += 1;
    void this.wait(this.run);
  }

  pause() {
    if (this.startedAt === undefined) return;
    this.remainingMs -= this.clock.now() - this.startedAt;
    this.stop();
  }

  resume() {
    if (this.startedAt === undefined) this.start();
  }

  stop() {
    this.startedAt = undefined;
    this.run += 1;
  }

  private async wait(run: number) {
    await this.clock.wait(this.remainingMs);
    if (run === this.run) this.done();
  }
}
