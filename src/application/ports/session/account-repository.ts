import type { User } from '#domain/session/user.ts';

export abstract class AccountRepository {
  /** Invalidates the previous key. */
  abstract renewApiKey(): Promise<User>;
  /** Returns the token of a new session; all other sessions end. */
  abstract changePassword(current: string, next: string): Promise<string>;
}
