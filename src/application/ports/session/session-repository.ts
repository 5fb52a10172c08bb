import type { User } from '#domain/session/user.ts';

export abstract class SessionRepository {
  /** Returns the token of a new session; undefined when name or password is wrong. */
  abstract signIn(username: string, password: string): Promise<string | undefined>;
  /** Undefined without a valid session. */
  abstract currentUser(): Promise<User | undefined>;
}
