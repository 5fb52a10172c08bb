import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import type { OAuthRepository } from '../ports/session/oauth-repository.ts';
import { orElse } from '../shared/or-else.ts';

/** Where they cannot be told, there are none: name and password are left. */
export class ListOAuthProviders {
  constructor(private readonly oauth: OAuthRepository) {}

  execute(): Promise<readonly OAuthProvider[]> {
    return orElse(this.oauth.providers(), []);
  }
}
