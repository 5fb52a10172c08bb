import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

export class ResumeSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  /**
   * Who is signed in. A token the server no longer takes stays where it is until another takes its place:
   * taken away, it would tell pages that wait for the same person to sign in again that somebody has left.
   */
  async execute(): Promise<User | undefined> {
    return this.tokens.read() === undefined ? undefined : this.sessions.currentUser();
  }
}
