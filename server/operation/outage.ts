import type { Logger } from '../log.ts';

interface Words {
  readonly lost: string;
  readonly back: string;
}

/** Says when something begins to fail and when it works again, and not each time that it is tried in between. */
export class Outage {
  private isOn = false;

  constructor(
    private readonly log: Logger,
    private readonly words: Words,
  ) {}

  failed(error: unknown): void {
    if (!this.isOn) this.log.warn({ err: error }, this.words.lost);
    this.isOn = true;
  }

  worked(): void {
    if (this.isOn) this.log.warn(this.words.back);
    this.isOn = false;
  }
}
