import type { Logger } from '../log.ts';

interface OutageMessages {
  readonly lost: string;
  readonly back: string;
}

/** Logs the start and the end of an outage, not each failure. */
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
