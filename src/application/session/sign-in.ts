import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

export type SignInOutcome = { readonly kind: 'signed-in'; readonly user: User } | { readonly kind: 'refused' };

export class SignIn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  async execute(username: string, password: string): Promise<SignInOutcome> {
    this.tokens.write(undefined);
    const token = await this.sessions.signIn(username, password);
    if (token === undefined) return { kind: 'refused' };

    const user = await this.enter(token);
    return user ? { kind: 'signed-in', user } : { kind: 'refused' };
  }

  /** A token that shows no user is not kept. */
  private async enter(token: string) {
    let user: User | undefined;
    this.tokens.write(token);
    try {
      user = await this.sessions.currentUser();
    } finally {
      if (!user) this.tokens.write(undefined);
    }
    return user;
  }
}
