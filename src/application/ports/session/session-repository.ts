import type { User } from '#domain/session/user.ts';

export abstract class SessionRepository {
  /** The token of a new session; `undefined` when the name or the password is wrong. */
  abstract signIn(username: string, password: string): Promise<string | undefined>;
  /** `undefined` when nobody is signed in, or no longer. */
  abstract currentUser(): Promise<User | undefined>;
}
