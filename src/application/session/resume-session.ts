import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

export class ResumeSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenStore,
  ) {}

  /** Who is signed in. A token the server no longer takes is dropped; one it could not be asked about stays. */
  async execute(): Promise<User | undefined> {
    const token = this.tokens.read();
    if (token === undefined) return undefined;

    const user = await this.sessions.currentUser();
    // meanwhile somebody may have signed in
    if (!user && this.tokens.read() === token) this.tokens.write(undefined);
    return user;
  }
}
