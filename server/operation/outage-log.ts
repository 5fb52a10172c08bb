import type { Logger } from '../log.ts';

interface OutageMessages {
  readonly lost: string;
  readonly back: string;
}

/** Says when something begins to fail and when it works again, and not each time that it is tried in between. */
export class OutageLog {
  private isOn = false;

  constructor(
    private readonly log: Logger,
    private readonly messages: OutageMessages,
  ) {}

  failed(error: unknown): void {
    if (!this.isOn) this.log.warn({ err: error }, this.messages.lost);
    this.isOn = true;
  }

  worked(): void {
    if (this.isOn) this.log.warn(this.messages.back);
    this.isOn = false;
  }
}
