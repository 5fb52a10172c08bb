import type { User } from '#domain/session/user.ts';

/** One's own account. */
export abstract class AccountRepository {
  /** The same user with another key; the one of before opens nothing any more. */
  abstract renewApiKey(): Promise<User>;
  /** The token of a new session: all others have ended. */
  abstract changePassword(current: string, next: string): Promise<string>;
}
