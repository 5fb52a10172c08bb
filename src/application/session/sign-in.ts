import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';
import { signInWithToken } from './sign-in-with-token.ts';

export type SignInOutcome = { readonly kind: 'signed-in'; readonly user: User } | { readonly kind: 'refused' };

export class SignIn {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  async execute(username: string, password: string): Promise<SignInOutcome> {
    const token = await this.sessions.signIn(username, password);
    const user = token === undefined ? undefined : await signInWithToken(token, this.sessions, this.tokens);
    return user ? { kind: 'signed-in', user } : { kind: 'refused' };
  }
}
