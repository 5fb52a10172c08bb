import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

export class ResumeSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  /**
   * An expired token stays in the store until the next sign-in: pages that wait for the same user to sign in again
   * would take its removal for a sign-out.
   */
  async execute(): Promise<User | undefined> {
    return this.tokens.read() === undefined ? undefined : this.sessions.currentUser();
  }
}
