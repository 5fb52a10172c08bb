import type { OAuthProvider } from '#domain/session/oauth-provider.ts';

export abstract class OAuthRepository {
  abstract providers(): Promise<readonly OAuthProvider[]>;
  /** Address of the provider's sign-in page, with the query of the current page. */
  abstract addressOf(provider: string, query: string): string;
  abstract accessToken(provider: string, query: string): Promise<string>;
}
