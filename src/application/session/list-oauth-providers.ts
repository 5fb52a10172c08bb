import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import type { OAuthRepository } from '../ports/session/oauth-repository.ts';
import { orElse } from '../shared/or-else.ts';

/** Returns no providers on failure: name and password remain. */
export class ListOAuthProviders {
  constructor(private readonly oauth: OAuthRepository) {}

  execute(): Promise<readonly OAuthProvider[]> {
    return orElse(this.oauth.providers(), []);
  }
}
