import type { User } from '#domain/session/user.ts';

export abstract class SessionRepository {
  /** The token of a new session. */
  abstract signIn(username: string, password: string): Promise<string>;
  abstract currentUser(): Promise<User>;
}
