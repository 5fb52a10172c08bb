import type { OAuthProvider } from '#domain/session/oauth-provider.ts';

export abstract class OAuthRepository {
  /** Where else people may sign in. */
  abstract providers(): Promise<readonly OAuthProvider[]>;
  /** The address that leads to a provider, with the query of the page that is left. */
  abstract addressOf(provider: string, query: string): string;
  /** The token of a new session for whoever came back with this query. */
  abstract accessToken(provider: string, query: string): Promise<string>;
}
