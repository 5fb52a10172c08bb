import type { User } from '#domain/session/user.ts';
import type { SessionRepository } from '../ports/session/session-repository.ts';
import type { TokenStore } from '../ports/session/token-store.ts';

/** Stores the token if it is valid, else restores the previous one. */
export async function signInWithToken(
  token: string,
  sessions: SessionRepository,
  tokens: TokenStore,
): Promise<User | undefined> {
  const before = tokens.read();
  let user: User | undefined;
  tokens.write(token);
  try {
    user = await sessions.currentUser();
  } finally {
    if (!user) tokens.write(before);
  }
  return user;
}
