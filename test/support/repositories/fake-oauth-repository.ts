import type { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import { Fake } from './fake.ts';

/** Gives all users the same token. */
export class FakeOAuthRepository extends Fake implements OAuthRepository {
  constructor(
    private readonly known: readonly OAuthProvider[],
    private readonly token: string,
  ) {
    super();
  }

  providers = () => this.answer('ERROR_FETCHING_OAUTH_PROVIDERS', () => this.known);

  addressOf = (provider: string, query: string) => `http://test/api/${provider}${query}`;

  accessToken = (_provider: string, _query: string) =>
    this.answer('ERROR_FETCHING_OAUTH_ACCESS_TOKEN', () => this.token);
}
