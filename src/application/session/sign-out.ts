import type { Outbox } from '../annotation/outbox/outbox.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

/** Makes no call: what is still unsent waits in this browser for the same person to come back. */
export class SignOut {
  constructor(
    private readonly tokens: TokenStore,
    private readonly outbox: Outbox,
  ) {}

  execute(): void {
    this.outbox.stop();
    this.tokens.write(undefined);
  }
}
