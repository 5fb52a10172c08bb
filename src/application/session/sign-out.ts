import type { Outbox } from '../annotation/outbox/outbox.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

/** Sends no request: unsent answers stay in the browser until the user comes back. */
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
