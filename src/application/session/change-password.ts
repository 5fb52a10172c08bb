import type { AccountRepository } from '../ports/session/account-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

export class ChangePassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: TokenStore,
  ) {}

  async execute(current: string, next: string): Promise<void> {
    const before = this.tokens.read();
    const token = await this.accounts.changePassword(current, next);
    // the user may have signed out during the call
    if (this.tokens.read() === before) this.tokens.write(token);
  }
}
